/** The line to a table: a socket that comes back by itself, and sends a wish again until it is answered. */
import type { ClientMessage, ServerMessage } from "../wire";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const SILENCE = 20_000;

export type Wish = ClientMessage;

export interface Listener {
  heard(message: ServerMessage): void;
  connected(now: boolean): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private welcomed = false;
  private lastHeard = 0;
  private readonly unanswered = new Map<string, Wish>();
  private readonly hurry = () => this.retryNow();

  constructor(
    private readonly address: () => string,
    private readonly token: string | undefined,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  send(wish: Wish): void {
    if (wish.type !== "ping") this.unanswered.set(wish.id, wish);
    if (this.welcomed) this.socket?.send(JSON.stringify(wish));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address(), this.token ? ["bearer", this.token] : []);
    this.socket = socket;
    this.welcomed = false;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      this.listener.connected(false);
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
    this.watch(socket);
  }

  /** A line that is silent for long is asked; one that does not answer is dropped. */
  private watch(socket: WebSocket): void {
    this.lastHeard = Date.now();
    const timer = window.setInterval(() => {
      if (socket !== this.socket || this.closed || socket.readyState > WebSocket.OPEN) return clearInterval(timer);
      if (Date.now() - this.lastHeard > 2 * SILENCE) socket.close();
      else if (Date.now() - this.lastHeard > SILENCE) this.send({ type: "ping", id: newId() });
    }, SILENCE / 2);
  }

  private hear(message: ServerMessage): void {
    this.lastHeard = Date.now();
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

  private retryNow(): void {
    if (!this.closed && this.socket?.readyState === WebSocket.CLOSED && document.visibilityState === "visible")
      this.open();
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
