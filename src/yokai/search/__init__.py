"""Search knows games by their verbs only."""
