"""Values learned by self-play. Needs the extra `train`."""
