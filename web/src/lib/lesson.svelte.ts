/** A lesson as the page goes through it: the table's own store, at the other end of its line the rules over HTTP. */

import type { Lesson, LessonAnswer, LessonStep, ToClient, ToServer } from '../generated/messages';
import { post, request } from './api';
import type { Socket } from './connection';
import { TableStore } from './table.svelte';
import type { Locale } from './texts.svelte';

const OPEN = 1;
const NO_ANSWER = 1006;
/** Milliseconds from one move of the others to the next. */
const PACE = 600;

const path = (game: string) => `/api/lessons/${encodeURIComponent(game)}`;

export const fetchLesson = (game: string, locale: Locale): Promise<Lesson> => request(path(game), locale);

const pace = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE);
const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class LessonTable {
  /** The number of the step, from 0. */
  at = $state(0);
  readonly store: TableStore;
  private socket!: Socket;
  private number = 0;
  /** A lesson that another step was chosen in no longer shows what was on its way. */
  private turn = 0;

  constructor(
    readonly lesson: Lesson,
    private readonly locale: () => Locale,
    at = 0,
  ) {
    this.store = new TableStore('', () => (this.socket = this.line()));
    this.show(at);
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  /** Go to a step, as to one who sees the table for the first time. */
  show(wanted: number): void {
    this.at = Math.max(0, Math.min(this.last, wanted));
    this.turn += 1;
    this.begin();
  }

  end(): void {
    this.turn += 1;
    this.store.end();
  }

  private begin(): void {
    const { update } = this.step;
    this.hear({ ...update, events: [{ event: 'hand_began', hand: update.table.hand }] });
  }

  /** The end of the line at which the rules are: they answer what is asked about the step. */
  private line(): Socket {
    const socket: Socket = {
      readyState: OPEN,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => void this.asked(JSON.parse(text) as ToServer, socket),
      close: () => {},
    };
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  private async asked(message: ToServer, socket: Socket): Promise<void> {
    // Who comes back after a line was lost gets the step again, as at a table.
    if (message.type === 'hello') return this.hear({ ...this.step.update, events: [] });
    if (message.type !== 'about' && message.type !== 'hint' && message.type !== 'act') return;
    const turn = this.turn;
    const { game } = this.lesson;
    let answer: LessonAnswer;
    try {
      answer = await post(`${path(game)}/${this.at}`, this.locale(), message);
    } catch {
      return socket.onclose?.({ code: NO_ANSWER });
    }
    for (const [index, one] of answer.messages.entries()) {
      if (index > 0 && one.type === 'update') await later(pace());
      if (turn !== this.turn) return;
      this.hear(one);
    }
    if (answer.done) this.next();
  }

  /** The step is done; where the next begins elsewhere, the table changes when its reader goes on. */
  private next(): void {
    if (this.at < this.last) this.at += 1;
    this.turn += 1;
  }

  private hear(message: ToClient): void {
    if (message.type === 'update') this.number += 1;
    const heard = message.type === 'update' ? { ...message, number: this.number } : message;
    this.socket.onmessage?.({ data: JSON.stringify(heard) });
  }
}
