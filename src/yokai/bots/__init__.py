"""The bots: what a seat knows becomes an action. A bot sees a VIEW and nothing else."""
