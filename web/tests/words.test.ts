import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Wording, type Sayer } from "../src/games/words";

const SENTENCES = `
toy-do-give = give { $piece } to { $other }
toy-do-leave = { $loses ->
    [1] leave for good
   *[0] leave
}
toy-ask-give = What do you give on round { $round }, { $seat }? ({ $rule })
toy-event-give = { $seat } gives { $piece }
toy-event-moon-rises = the moon rises
toy-piece-hidden = something
toy-colour-R = red{ $many ->
    [1] {""}
   *[other] s
}
toy-event-paint = painted { $colour }
toy-named = “{ $name }”
toy-loses = That would be the end.
toy-effect-both = { $first }, and then { $steps }
toy-effect-heal = heal { $lives }
toy-effect-take = take { $what }
`;
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(SENTENCES));
const sayer: Sayer = {
  language: "en",
  knows: (key) => bundle.hasMessage(key),
  say: (key, facts = {}) => bundle.formatPattern(bundle.getMessage(key)!.value!, facts),
};
const declared = {
  FACTS: { seat: "seat", other: "seat", piece: "piece", colour: "colour", many: "number", round: "number" },
  EVENTS: { give: ["seat", "piece"], paint: ["colour", "many"], "moon rises": [] },
};
const lexicon = {
  i07: {
    names: { en: "Sword", pl: "Miecz" },
    text: {
      say: "effect-both",
      facts: {
        first: { say: "effect-heal", facts: { lives: 2 } },
        steps: [
          { say: "effect-take", facts: { what: "i08" } },
          { say: "effect-heal", facts: { lives: 1 } },
        ],
      },
    },
  },
  i08: { names: { pl: "Tarcza" }, text: null },
};
const players = ["Ann", "Bob"];
const words = new Wording(sayer, {
  game: "toy",
  declared,
  lexicon,
  player: (seat) => players[seat] ?? "?",
  listed: "piece",
});
const choice = (verb: string, facts: Record<string, string | number>) => ({ text: verb, verb, facts, code: 0 });

describe("a sentence", () => {
  it("names people, and pieces as they stand in a sentence", () => {
    expect(words.choice(choice("give", { piece: "i07", other: 1 }))).toBe("give “Sword” to Bob");
  });

  it("says a word of a kind by its message, which knows the other facts", () => {
    expect(words.event({ event: "paint", colour: "R", many: 1 })).toBe("painted red");
    expect(words.event({ event: "paint", colour: "R", many: 3 })).toBe("painted reds");
    expect(words.event({ event: "paint", colour: "B", many: 1 })).toBe("painted B");
  });

  it("knows who is asked, and the clause", () => {
    const asked = { name: "give", rule: "T-3", facts: { round: 2 } };
    expect(words.question(asked, 0)).toBe("What do you give on round 2, Ann? (T-3)");
  });

  it("is only the verb and its facts in a game without words", () => {
    expect(words.choice(choice("sing", { song: "low", loud: 3 }))).toBe("sing low 3");
    expect(words.question({ name: "sing", rule: "T-1", facts: {} })).toBe("sing");
  });

  it("warns of what loses the match", () => {
    expect(words.warning(choice("leave", { loses: 1 }))).toBe("That would be the end.");
    expect(words.warning(choice("leave", { loses: 0 }))).toBeNull();
  });
});

describe("events", () => {
  it("leave out what is a secret, and what has no sentence", () => {
    expect(words.event({ event: "give", seat: 1 })).toBe("Bob gives something");
    expect(words.event({ event: "shuffle", seat: 1 })).toBeNull();
    expect(words.event({ event: "moon rises" })).toBe("the moon rises");
  });

  it("that differ in one thing alone are one sentence", () => {
    const told = [
      { event: "give", seat: 0, piece: "i07" },
      { event: "shuffle" },
      { event: "give", seat: 0 },
      { event: "give", seat: 1, piece: "i08" },
      { event: "moon rises" },
      { event: "moon rises" },
    ];
    expect(words.events(told)).toEqual(["Ann gives “Sword”, something", "Bob gives “Tarcza”", "the moon rises"]);
  });
});

describe("pieces", () => {
  it("have a name in the user's language, or any, or their id", () => {
    expect([words.called("i07"), words.called("i08"), words.called("i09")]).toEqual(["Sword", "Tarcza", "i09"]);
  });

  it("say what they do, phrase within phrase", () => {
    expect(words.text("i07")).toBe("heal 2, and then take Tarcza, heal 1");
    expect([words.text("i08"), words.text("i09")]).toEqual(["", ""]);
  });
});

describe("many choices with one verb", () => {
  const all = ["i07", "i08"].map((piece) => choice("give", { piece, other: 1 }));

  it("share a line that leaves open what differs", () => {
    expect(words.folded(all)).toBe("give … to Bob");
    expect(all.map((one) => words.difference(one, all))).toEqual(["“Sword”", "“Tarcza”"]);
  });
});
