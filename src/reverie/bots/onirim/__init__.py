"""The bots of Onirim, and the value they have learned."""

BOTS = {
    "apprentice": "reverie.bots.onirim.apprentice:Apprentice",
    "lucid": "reverie.bots.onirim.lucid:Lucid",
    "oracle": "reverie.bots.onirim.oracle:Oracle",
}
