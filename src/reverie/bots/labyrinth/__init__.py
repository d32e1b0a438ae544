"""The bots of Labyrinth."""

BOTS = {"apprentice": "reverie.bots.labyrinth.apprentice:Apprentice"}
