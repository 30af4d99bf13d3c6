/**
 * The line to a table: says hello, comes back after a break with the number it has seen, and repeats
 * commands until the server has answered them.
 */

import type { ToClient, ToServer } from '../generated/messages';

export type Line = 'connecting' | 'online' | 'offline' | 'closed';
export type Lasting = Extract<ToServer, { type: 'act' | 'ready' }>;
type Passing = Extract<ToServer, { type: 'about' | 'hint' }>;

/** The part of a WebSocket that is used. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Handlers {
  received(message: ToClient): void;
  changed(line: Line): void;
  /** The number of the last update. */
  last(): number;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The server does not want this page; codes from 4000 on are its own. Coming back would not help. */
const final = (code: number) => code === 1008 || code >= 4000;

export class Connection {
  private socket: Socket | null = null;
  private readonly unanswered = new Map<string, Lasting>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private ended = false;

  constructor(
    private readonly key: string,
    private readonly handlers: Handlers,
    private readonly open: () => Socket,
  ) {
    this.connect();
  }

  /** Send a command and repeat it after a break until it is answered. */
  command(message: Lasting): void {
    this.unanswered.set(message.id, message);
    this.send(message);
  }

  /** Ask a question; it is lost with the connection. */
  ask(message: Passing): void {
    this.send(message);
  }

  /** Try again at once: the device has a network again, or the page is looked at again. */
  retry(): void {
    if (this.ended || this.socket !== null) return;
    this.tries = 0;
    this.connect();
  }

  end(): void {
    this.ended = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', key: this.key, last: this.handlers.last() });
      for (const message of this.unanswered.values()) this.send(message);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as ToClient);
    socket.onclose = (event) => this.lost(event.code);
  }

  private receive(message: ToClient): void {
    if (message.type === 'update') {
      this.tries = 0;
      this.handlers.changed('online');
    }
    if (message.type === 'done' || message.type === 'refused') this.unanswered.delete(message.id);
    this.handlers.received(message);
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.ended) return;
    if (final(code)) {
      this.ended = true;
      this.handlers.changed('closed');
      return;
    }
    this.handlers.changed('offline');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }
}
