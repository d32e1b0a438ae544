import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Speech, type Language } from "../src/state/speech.svelte";

/** A shelf of files that come when they are let go, in any order. */
class Shelf {
  private readonly waiting: { language: Language; come: () => void }[] = [];

  readonly read = (language: Language, name: string): Promise<FluentResource> =>
    new Promise((resolve) => {
      const come = () => resolve(new FluentResource(`word-of-${name} = ${language}`));
      this.waiting.push({ language, come });
    });

  get size(): number {
    return this.waiting.length;
  }

  /** Let go what was asked for between two moments, and give it time to be heard. */
  async letGo(from: number, to: number): Promise<void> {
    for (const file of this.waiting.slice(from, to)) file.come();
    await new Promise((heard) => setTimeout(heard));
  }
}

describe("words that come late", () => {
  beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

  it("do not undo the words of a game that was learnt meanwhile", async () => {
    const shelf = new Shelf();
    const speech = new Speech(shelf.read);
    void speech.become("pl");
    const first = shelf.size;
    void speech.learn("onirim");
    await shelf.letGo(first, shelf.size);
    expect(speech.say("word-of-onirim")).toBe("pl");
    await shelf.letGo(0, first);
    expect(speech.say("word-of-onirim")).toBe("pl");
    expect(speech.say("word-of-web")).toBe("pl");
  });

  it("do not bring back a language that was left", async () => {
    const shelf = new Shelf();
    const speech = new Speech(shelf.read);
    void speech.become("pl");
    const first = shelf.size;
    void speech.become("ko");
    await shelf.letGo(first, shelf.size);
    await shelf.letGo(0, first);
    expect(speech.language).toBe("ko");
    expect(document.documentElement.lang).toBe("ko");
    expect(speech.say("word-of-web")).toBe("ko");
  });

  it("are learnt in the language that is on its way, not in the one still spoken", async () => {
    const shelf = new Shelf();
    const speech = new Speech(shelf.read);
    void speech.become("pl");
    void speech.learn("onirim");
    await shelf.letGo(0, shelf.size);
    expect(speech.language).toBe("pl");
    expect(speech.say("word-of-onirim")).toBe("pl");
  });

  it("keep whoever waits for them waiting until the latest are here", async () => {
    const shelf = new Shelf();
    const speech = new Speech(shelf.read);
    let heard = false;
    void speech.become("pl").then(() => (heard = true));
    const first = shelf.size;
    void speech.learn("onirim");
    await shelf.letGo(0, first);
    expect(heard).toBe(false);
    await shelf.letGo(first, shelf.size);
    expect(heard).toBe(true);
    expect(speech.say("word-of-onirim")).toBe("pl");
  });

  it("are few where a game is only named, and the rest where it is played", async () => {
    const shelf = new Shelf();
    const speech = new Speech(shelf.read);
    void speech.become("pl");
    void speech.glance("onirim");
    await shelf.letGo(0, shelf.size);
    expect([speech.knows("word-of-onirim"), speech.knows("word-of-onirim-rules")]).toEqual([true, false]);
    void speech.learn("onirim");
    await shelf.letGo(0, shelf.size);
    expect(speech.knows("word-of-onirim-rules")).toBe(true);
  });
});
