"""Win chance, hints, and reviews of matches."""
