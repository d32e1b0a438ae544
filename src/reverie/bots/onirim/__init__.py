"""The bots of Onirim, and the value they have learned."""
