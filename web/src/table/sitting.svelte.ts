/** One seat at one table, or a place to look on from: what the server told of it, and the wishes made there. */
import { Line, newId, type Wish } from "../net/line";
import { history } from "../net/requests";
import type {
  Advice,
  ChatLine,
  Choice,
  Moment,
  Refusal,
  SeatCard,
  ServerMessage,
  TableCard,
  Update,
  View,
  Welcome,
} from "../wire";
import type { Facts, Told } from "./board";

/** A wish without what every wish carries. */
type Wished = { [Kind in Wish as Kind["type"]]: Omit<Kind, "id" | "at"> }[Wish["type"]];

export interface Happened {
  events: Told[];
  seat: number | null;
  view: View;
  before: View | null;
  undone: boolean;
}

export class Sitting {
  /** Of the table's link; whoever sits there is told it. */
  key: string;
  table = $state.raw<TableCard | null>(null);
  seats = $state.raw<SeatCard[]>([]);
  you = $state<number | null>(null);
  /** Where one sits, or sat before giving up. */
  sat: number | null = null;
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
  /** What was wished for and is not answered yet. */
  sending = $state.raw<Choice[]>([]);
  /** Told of everything that happens, in its order: what was told of it, who did it, and what was seen before. */
  happened: (what: Happened) => void = () => {};
  /** Told when the others do not let this seat take back. */
  declined: () => void = () => {};

  private readonly line: Line;
  /** How often the match was asked for: an answer that another question has overtaken is dropped. */
  private looks = 0;

  constructor(
    readonly id: string,
    key: string,
    readonly token?: string,
  ) {
    this.key = key;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = () => {
      const query = new URLSearchParams();
      if (key) query.set("key", key);
      if (this.view) query.set("since", String(this.view.at));
      const asked = query.size ? `?${query}` : "";
      return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}${asked}`;
    };
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

  /** Is it on its way? Not while another action is: what would come of that one decides what can be done. */
  act(...choices: Choice[]): boolean {
    if (this.acting) return false;
    this.refusal = null;
    this.sending = choices;
    this.acting = this.wish({ type: "act", actions: choices.map((choice) => choice.text) });
    return true;
  }

  /** Why is this not possible? The answer is a refusal. */
  why(verb: string, facts: Facts): void {
    if (!this.acting) this.wish({ type: "why", verb, facts });
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
      | { type: "lend"; seat: number }
      | { type: "back" }
      | { type: "give-up" }
      | { type: "review" },
  ): string {
    const id = newId();
    this.line.send({ ...wished, id } as Wish);
    return id;
  }

  /** One question at a time: what is thought about already needs no second one. */
  askAdvice(kind: "hint" | "review"): void {
    if (this.adviceAsked !== null && !this.advice?.last) return;
    this.advice = null;
    this.adviceAsked = kind === "hint" ? this.wish({ type: "hint" }) : this.tell({ type: "review" });
  }

  // --- what is heard ---

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "people") this.meet(message.seats, message.you);
    else if (message.type === "chat") this.chats = [...this.chats, message.chat];
    else if (message.type === "refused") this.refused(message);
    else if (message.type === "advice" && message.id === this.adviceAsked) this.advice = message;
    else if (message.type === "done" && message.id === this.acting) this.acting = null;
  }

  private meet(seats: SeatCard[], you: number | null): void {
    this.seats = seats;
    this.you = you;
    this.sat = you ?? this.sat;
  }

  private welcome(said: Welcome): void {
    this.table = said.table;
    this.key = said.key ?? this.key;
    const known = said.resumed && said.you === this.you ? this.lastMoment() : -1;
    this.meet(said.seats, said.you);
    this.chats = said.chats;
    if (this.view?.at !== said.view.at) this.acting = null;
    this.view = said.view;
    this.happened({ events: [], seat: null, view: said.view, before: null, undone: false });
    void this.lookBack(known);
  }

  private update(said: Update): void {
    const before = this.view;
    const seat = before?.actor ?? null;
    if (said.answer === this.acting) this.acting = null;
    const asked = before?.undo_asked_by === this.you && this.you !== null;
    this.view = said.view;
    if (asked && said.view.undo_asked_by === null && before?.at === said.view.at) this.declined();
    if (before?.at !== said.view.at) {
      this.refusal = null;
      this.advice = null;
      this.adviceAsked = null;
      if (said.undone) {
        this.forget(said.view.decided);
        void this.lookBack(this.lastMoment());
      } else {
        this.remember({ number: said.view.decided, seat, events: said.events, observation: said.view.observation });
      }
    }
    this.happened({ events: said.events, seat, view: said.view, before, undone: said.undone });
  }

  private refused(said: Refusal): void {
    if (said.id === this.acting) this.acting = null;
    if (said.id === this.adviceAsked) this.adviceAsked = null;
    if (said.id === null && this.table === null) this.shut = said;
    this.refusal = said;
  }

  /** A gesture is several decisions that are told together: what was between them is asked for. */
  private remember(moment: Moment): void {
    const last = this.lastMoment();
    this.moments = [...this.moments, moment];
    if (moment.number > last + 1) void this.lookBack(last);
  }

  private lastMoment(): number {
    return this.moments.at(-1)?.number ?? -1;
  }

  private forget(after: number): void {
    this.moments = this.moments.filter((moment) => moment.number <= after);
  }

  /** Ask for what is missing after the moment with that number, page by page. What is told meanwhile comes after it. */
  private async lookBack(known: number): Promise<void> {
    const look = ++this.looks;
    const wanted = this.view?.decided ?? 0;
    this.forget(wanted);
    try {
      while (known < wanted) {
        const { moments } = await history(this.id, this.key, known, null, this.token);
        const last = moments.at(-1)?.number;
        if (look !== this.looks || last === undefined) return;
        const from = known;
        this.moments = [
          ...this.moments.filter((moment) => moment.number <= from),
          ...moments,
          ...this.moments.filter((moment) => moment.number > last),
        ];
        known = last;
      }
    } catch {
      // The log is shorter, then; the match itself goes on.
    }
  }
}
