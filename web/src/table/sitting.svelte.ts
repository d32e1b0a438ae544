/** One seat at one table, or a place to look on from: what the server told of it, and the wishes made there. */
import { Line, newId, type Wish } from "../net/line";
import { moments } from "../net/requests";
import type {
  Advice,
  ChatLine,
  Moment,
  Refusal,
  SeatCard,
  ServerMessage,
  TableCard,
  Update,
  View,
  Welcome,
} from "../wire";

export type Told = Record<string, string | number>;
/** A wish without what every wish carries. */
type Wished = { [Kind in Wish as Kind["type"]]: Omit<Kind, "id" | "at"> }[Wish["type"]];

export class Sitting {
  table = $state.raw<TableCard | null>(null);
  seats = $state.raw<SeatCard[]>([]);
  you = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  /** The match so far, decision by decision. */
  moments = $state.raw<Moment[]>([]);
  chats = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Refused at the door: there is nothing to come back to. */
  shut = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  adviceAsked = $state<string | null>(null);
  acting = $state<string | null>(null);
  /** Told of everything that happens, in its order. */
  happened: (events: Told[], view: View) => void = () => {};

  private readonly line: Line;

  constructor(
    readonly id: string,
    readonly key: string,
    readonly token?: string,
  ) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = key ? `?key=${encodeURIComponent(key)}` : "";
    const address = () => `${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}${query}`;
    this.line = new Line(address, token, {
      heard: (message) => this.hear(message),
      connected: (now) => (this.connected = now),
    });
  }

  leave(): void {
    this.line.close();
  }

  get asked(): boolean {
    return this.view !== null && this.view.actor === this.you && this.you !== null;
  }

  /** Won, lost, or given up. */
  get over(): boolean {
    return this.view !== null && (this.view.result !== null || this.view.given_up);
  }

  /** Has this seat decided anything yet? */
  get acted(): boolean {
    return this.moments.some((moment) => moment.seat !== null && moment.seat === this.you);
  }

  get full(): boolean {
    return this.seats.every((seat) => seat.name !== null || seat.bot !== null);
  }

  // --- wishes ---

  act(...actions: string[]): void {
    if (this.acting) return;
    this.refusal = null;
    this.acting = this.wish({ type: "act", actions });
  }

  wish(wished: Wished): string {
    const id = newId();
    this.line.send({ ...wished, id, at: this.view?.at ?? 0 } as Wish);
    return id;
  }

  /** Wishes that answer no view carry no moment. */
  tell(
    wished:
      | { type: "chat"; text: string }
      | { type: "lend"; seat: number; bot: string }
      | { type: "give-up" }
      | { type: "review" },
  ): string {
    const id = newId();
    this.line.send({ ...wished, id } as Wish);
    return id;
  }

  askAdvice(kind: "hint" | "review"): void {
    this.advice = null;
    this.adviceAsked = kind === "hint" ? this.wish({ type: "hint" }) : this.tell({ type: "review" });
  }

  // --- what is heard ---

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "people") [this.seats, this.you] = [message.seats, message.you];
    else if (message.type === "chat") this.chats = [...this.chats, message.chat];
    else if (message.type === "refused") this.refused(message);
    else if (message.type === "advice" && message.id === this.adviceAsked) this.advice = message;
    else if (message.type === "done" && message.id === this.acting) this.acting = null;
  }

  private welcome(said: Welcome): void {
    this.table = said.table;
    this.seats = said.seats;
    this.you = said.you;
    this.chats = said.chats;
    if (this.view?.at !== said.view.at) this.acting = null;
    this.view = said.view;
    this.happened([], said.view);
    void this.lookBack();
  }

  private update(said: Update): void {
    const before = this.view;
    if (said.answer === this.acting) this.acting = null;
    this.view = said.view;
    if (before?.at !== said.view.at) {
      this.refusal = null;
      this.advice = null;
      this.adviceAsked = null;
      const seat = before?.actor ?? null;
      if (said.undone) void this.lookBack();
      else this.moments = [...this.moments, { seat, events: said.events, observation: said.view.observation }];
    }
    this.happened(said.events, said.view);
  }

  private refused(said: Refusal): void {
    if (said.id === this.acting) this.acting = null;
    if (said.id === this.adviceAsked) this.adviceAsked = null;
    if (said.id === null && this.table === null) this.shut = said;
    this.refusal = said;
  }

  private async lookBack(): Promise<void> {
    try {
      this.moments = await moments(this.id, this.key, null, this.token);
    } catch {
      // The log is shorter, then; the match itself goes on.
    }
  }
}
