/** The line to a table: a socket that comes back by itself, and sends a wish again until it is answered. */
import type { ClientMessage, ServerMessage } from "../wire";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/** A line that was silent for so long is asked whether it is there, and has so long to answer. */
const SILENCE = 5000;
const PATIENCE = 3000;
/** A server that is called has so long to say welcome. */
const OPENING = 10_000;

export type Wish = ClientMessage;

export interface Listener {
  heard(message: ServerMessage): void;
  connected(now: boolean): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  /** Runs out when the line has been silent for too long. */
  private alarm = 0;
  private closed = false;
  private welcomed = false;
  private readonly unanswered = new Map<string, Wish>();
  private readonly hurry = () => this.lookAfter();

  constructor(
    private readonly address: () => string,
    private readonly token: string | undefined,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  send(wish: Wish): void {
    if (wish.type !== "ping") this.unanswered.set(wish.id, wish);
    if (this.welcomed) this.socket?.send(JSON.stringify(wish));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  private open(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.address(), this.token ? ["bearer", this.token] : []);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.lost();
    this.expectWord(OPENING);
  }

  /** Let go of the socket. A dead one would say so only minutes after it is closed, so nobody listens to it any more. */
  private drop(): void {
    clearTimeout(this.alarm);
    this.welcomed = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(): void {
    this.drop();
    this.listener.connected(false);
    this.retry = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private expectWord(within: number): void {
    clearTimeout(this.alarm);
    this.alarm = window.setTimeout(() => this.lost(), within);
  }

  private ask(): void {
    this.send({ type: "ping", id: newId() });
    this.expectWord(PATIENCE);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.alarm);
    this.alarm = window.setTimeout(() => this.ask(), SILENCE);
    if (message.type === "welcome") {
      this.welcomed = true;
      this.wait = FIRST_WAIT;
      this.listener.connected(true);
      for (const wish of this.unanswered.values()) this.socket?.send(JSON.stringify(wish));
    }
    if (message.type === "refused" && message.id === null && !this.welcomed) this.close();
    this.settle(message);
    this.listener.heard(message);
  }

  private settle(message: ServerMessage): void {
    if (message.type === "update" && message.answer) this.unanswered.delete(message.answer);
    else if (message.type === "done" || message.type === "pong") this.unanswered.delete(message.id);
    else if (message.type === "advice" && message.last) this.unanswered.delete(message.id);
    else if (message.type === "refused" && message.id) this.unanswered.delete(message.id);
  }

  /** The network comes or goes, or somebody looks at the page again, whose timers slept: do not wait for the next one. */
  private lookAfter(): void {
    if (this.closed || document.visibilityState !== "visible") return;
    if (this.welcomed) this.ask();
    else if (this.socket === null) this.open();
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
