### What the server shows by itself.

server-front = The server is running. No web client is installed here.
server-front-programs = For programs:
server-verify-title = { $game }: was the luck fair?
server-verify-hash = Shown before the match, the SHA-256 of the seed: { $hash }
server-verify-seed = The seed: { $seed }
server-verify-salt = Whoever opened the table chose the seed. So that its hash does not give it away, this salt stands before it: { $salt }
server-verify-not-yet = The seed is shown when the match is over; that of a daily dream when its day is over.
server-verify-yourself = Check it yourself, without us:
server-verify-record = The record, for “reverie verify”
