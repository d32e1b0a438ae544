"""The bots of Dreamscape."""

BOTS = {"apprentice": "reverie.bots.dreamscape.apprentice:Apprentice"}
