"""Advice on Onirim, by the value its bots have learned."""
