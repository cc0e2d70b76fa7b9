"""The house on the network: a thin skin around a sitting. The log in SQL is the truth."""
