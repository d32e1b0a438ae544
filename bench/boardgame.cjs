// A card game for two on the server of boardgame.io, for bench/boardgame.py: as much like Onirim as a short game can be.
//
// Each has three hidden cards, and two more lie open for both. Whoever's turn it is plays one to their row, where no symbol
// follows itself, or discards it; the third card of a colour in succession fetches a door of that colour. Then the hand is
// completed: doors that are drawn return to the deck, a nightmare takes the card after it; who cannot complete it has lost.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const COLOURS = { R: 9, B: 8, G: 7, N: 6 }; // and how many suns
const DOORS_EACH = 2;
const NIGHTMARES = 10;
const HAND = 3;
const SHARED = 2;

const isDoor = (card) => card[1] === "d";

function box() {
  const cards = Object.entries(COLOURS).flatMap(([colour, suns]) => [
    ...Array(suns).fill(colour + "s"),
    ...Array(4).fill(colour + "m"),
    ...Array(3).fill(colour + "k"),
  ]);
  const doors = Object.keys(COLOURS).flatMap((colour) => Array(DOORS_EACH).fill(colour + "d"));
  return { cards, rest: [...doors, ...Array(NIGHTMARES).fill("X")] };
}

function setup({ ctx, random }) {
  const { cards, rest } = box();
  const locations = random.Shuffle(cards);
  const players = {};
  const rows = {};
  const doors = {};
  for (const seat of ctx.playOrder) {
    players[seat] = { hand: locations.splice(0, HAND) };
    rows[seat] = [];
    doors[seat] = [];
  }
  const shared = locations.splice(0, SHARED);
  const deck = random.Shuffle([...locations, ...rest]);
  return { secret: { deck }, players, shared, rows, doors, discard: [], left: deck.length };
}

function completeHand(G, seat, random) {
  const { deck } = G.secret;
  const limbo = [];
  const completed = (cards, size) => {
    while (cards.length < size && deck.length > 0) {
      const card = deck.pop();
      if (isDoor(card)) limbo.push(card);
      else if (card === "X") G.discard.push(card, ...deck.splice(-1));
      else cards.push(card);
    }
  };
  completed(G.players[seat].hand, HAND);
  completed(G.shared, SHARED);
  if (limbo.length > 0) G.secret.deck = random.Shuffle([...deck, ...limbo]);
  G.left = G.secret.deck.length;
}

function fetchDoor(G, seat, random) {
  const row = G.rows[seat];
  const colour = row[row.length - 1][0];
  if (row.length % 3 !== 0 || row.slice(-3).some((card) => card[0] !== colour)) return;
  const { deck } = G.secret;
  const place = deck.indexOf(colour + "d");
  if (place < 0) return;
  G.doors[seat].push(...deck.splice(place, 1));
  G.secret.deck = random.Shuffle(deck);
}

// The cards one can use: one's own, then the shared ones.
function taken(G, seat, place) {
  const { hand } = G.players[seat];
  return place < hand.length ? [hand, place] : [G.shared, place - hand.length];
}

function play({ G, playerID, random }, place) {
  const [cards, at] = taken(G, playerID, place);
  const row = G.rows[playerID];
  const card = cards[at];
  if (card === undefined || (row.length > 0 && row[row.length - 1][1] === card[1])) return INVALID_MOVE;
  row.push(...cards.splice(at, 1));
  fetchDoor(G, playerID, random);
  completeHand(G, playerID, random);
}

function discard({ G, playerID, random }, place) {
  const [cards, at] = taken(G, playerID, place);
  if (cards[at] === undefined) return INVALID_MOVE;
  G.discard.push(...cards.splice(at, 1));
  completeHand(G, playerID, random);
}

const game = {
  name: "rows",
  setup,
  moves: { play, discard },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  playerView: PlayerView.STRIP_SECRETS,
  endIf: ({ G }) => {
    const found = G.doors[0].length + G.doors[1].length;
    if (found === DOORS_EACH * Object.keys(COLOURS).length) return { won: true };
    const short = Object.values(G.players).some(({ hand }) => hand.length < HAND);
    return short ? { won: false } : undefined;
  },
};

// The lobby has a port of its own: beside the game it is not found any more since koa-compose 4.2.
const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [game], origins: [] }).run({ port, lobbyConfig: { apiPort } });
