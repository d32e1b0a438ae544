"""`python -m reverie` is the command `reverie`."""

from reverie.cli import main

main()
