"""A table: who may do what now, what is written of it, and what each seat sees. No file, no clock, no chance of its own."""
