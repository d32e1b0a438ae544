### What is said about content files of Labyrinth; what holds for every game is in content.ftl.

content-good-labyrinth = { $file } is good: “{ $name }” with { $tiles } tiles, { $traps } traps of { $kinds } kinds, { $items } items, { $events } events and { $characters } characters.
content-no-advice = For this game there are laws only, and no advice.

content-count = “{ $field }” has { $found }, but it needs at least { $least } and at most { $most }.
content-unknown = “{ $value }” is no { $field }. Possible: { $known }.
content-centre-corner = The centre cannot lie on { $cell }: that is a key space.
content-seats = A layout for { $players } players needs as many different start spaces, in rising order.
content-corridor = “{ $value }” is no corridor: write the edges it leads to, each once, from 0 to 5, then t for a trap and c for a chest.
content-edge-shared = “{ $value }” leads to an edge that belongs to another corridor of this tile.
content-bridge-idle = There is a bridge, but the first two corridors do not cross.
content-bridge-missing = Two corridors cross here. Only the first two of a tile may, and then it needs "bridge": true.
content-last-event = Exactly one event has to be the last one ("last": true), not { $found }.
content-effect-place = The effect “{ $effect }” cannot stand here.
content-token-missing = This ability needs tokens, but the character has none.
content-characters-few = Only { $found } characters fit a game for { $players }; there has to be at least one more than players.
