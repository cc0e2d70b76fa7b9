"""The table in a terminal: line by line, for eyes, for screen readers and for pipes. One file a game holds its wording."""
