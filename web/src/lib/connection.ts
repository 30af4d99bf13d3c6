/**
 * The line to a table: says hello, comes back after a break with the number it has seen, and repeats
 * commands until the server has answered them.
 */

import type { ToClient, ToServer } from '../generated/messages';

export type Line = 'connecting' | 'online' | 'offline' | 'closed';
type Asking = Extract<ToServer, { type: 'about' | 'hint' }>;
/** What changes the table. */
export type Lasting = Exclude<ToServer, Asking | { type: 'hello' }>;

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
  /** `code` is that with which the server has closed the line for good. */
  changed(line: Line, code?: number): void;
  /** The number of the last update. */
  last(): number;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 2000;
/** So long the server may take to be heard of after it was called, or asked for anything. */
const PATIENCE = 5000;
/** After so long without a message a connection may have died unnoticed. */
const SILENCE = 4000;
/** As a socket closes that has lost its other end. */
const NO_ANSWER = 1006;
/** This device was given up for another one. */
export const REVOKED = 4003;
/** The person has the table open in so many windows that this one has been closed. */
export const REPLACED = 4008;
/** The server does not want this page; codes from 4000 on are its own. Coming back would not help. */
const final = (code: number) => code === 1008 || code >= 4000;

export class Connection {
  private socket: Socket | null = null;
  private readonly unanswered = new Map<string, Lasting>();
  /** Questions that have not been answered, the newest of each kind. */
  private readonly asked = new Map<Asking['type'], Asking>();
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private ended = false;

  constructor(
    private readonly key: string,
    private readonly handlers: Handlers,
    private readonly open: () => Socket,
    private readonly clock: () => number = () => Date.now(),
    /** The name of who looks on. */
    private readonly name: string = '',
  ) {
    this.connect();
  }

  /** Send a command and repeat it after a break until it is answered. */
  command(message: Lasting): void {
    this.unanswered.set(message.id, message);
    this.send(message);
  }

  /** Ask a question, and again after a break; a newer one of its kind takes its place. */
  ask(message: Asking): void {
    this.asked.set(message.type, message);
    this.send(message);
  }

  /**
   * Try again at once. A connection that seems to be there is given up too where the network is another one
   * (`anew`), or where the device may have slept (`doubted`) and nothing has been heard for a while: it would
   * else take minutes until its loss is noticed.
   */
  retry(why: 'anew' | 'doubted'): void {
    if (this.ended) return;
    if (why === 'doubted' && this.socket !== null && this.clock() - this.heard < SILENCE) return;
    this.tries = 0;
    this.connect();
  }

  end(): void {
    this.ended = true;
    this.drop();
  }

  private connect(): void {
    this.drop();
    const socket = this.open();
    this.socket = socket;
    this.expect();
    socket.onopen = () => {
      this.send({ type: 'hello', key: this.key, last: this.handlers.last(), name: this.name });
      for (const message of this.unanswered.values()) this.send(message);
      for (const message of this.asked.values()) this.send(message);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as ToClient);
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Take the connection for lost where nothing comes of it in time. */
  private expect(): void {
    this.timer ??= setTimeout(() => this.lost(NO_ANSWER), PATIENCE);
  }

  private still(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Let go of the connection and of what was planned for it. */
  private drop(): void {
    this.still();
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private receive(message: ToClient): void {
    this.still();
    this.heard = this.clock();
    if (message.type === 'update') {
      this.tries = 0;
      this.handlers.changed('online');
    }
    if ('id' in message) {
      this.unanswered.delete(message.id);
      for (const [kind, { id }] of this.asked) if (id === message.id) this.asked.delete(kind);
    }
    this.handlers.received(message);
  }

  private lost(code: number): void {
    this.drop();
    if (this.ended) return;
    if (final(code)) {
      this.ended = true;
      this.handlers.changed('closed', code);
      return;
    }
    this.handlers.changed('offline');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState !== OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.expect();
  }
}
