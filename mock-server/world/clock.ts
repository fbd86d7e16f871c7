import { Listeners } from './listeners';

/** The state of a clock in a snapshot: its offset from real time (ms), or its frozen instant (epoch ms). */
export interface ClockState {
  offsetMs: number;
  frozenAt: number | null;
  /** What it showed, epoch ms. */
  now?: number;
}

/** The last one that `Date` can express, epoch ms. */
export const LAST_INSTANT = 8_640_000_000_000_000;

const DURATION = /^P(?:(\d{1,9})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8}(?:\.\d{1,3})?)S)?)?$/;

/**
 * Parses an ISO 8601 duration of days, hours, minutes and seconds ("PT5M", "P15DT1S") and returns milliseconds.
 * @throws RangeError with a message for the caller when the text is not such a duration.
 */
export function durationMs(text: string): number {
  const match = DURATION.exec(text);
  if (!match || text === 'P' || text.endsWith('T')) {
    throw new RangeError(
      `"${text.slice(0, 40)}" is no duration of days, hours, minutes and seconds, such as P15D, PT5M or PT90S.`,
    );
  }
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = match;
  return (
    Number(days) * 86_400_000 +
    Number(hours) * 3_600_000 +
    Number(minutes) * 60_000 +
    Math.round(Number(seconds) * 1000)
  );
}

/** The virtual time of one world, in epoch ms. Every rule reads it. A test moves it instead of waiting. */
export class Clock {
  #offsetMs = 0;
  #frozenAt: number | null = null;
  /** Emits when the time was moved, frozen or released. */
  readonly moved = new Listeners<void>();

  constructor(startAt?: number) {
    if (startAt !== undefined) this.set(startAt);
  }

  now(): number {
    return this.#frozenAt ?? Date.now() + this.#offsetMs;
  }

  /** Moves time forward, in ms. A frozen clock moves too and stays frozen. */
  advance(ms: number): void {
    if (this.#frozenAt === null) this.#offsetMs += ms;
    else this.#frozenAt += ms;
    this.moved.tell();
  }

  /** Sets the clock to an instant (epoch ms). It runs on from there unless it is frozen. */
  set(at: number): void {
    if (this.#frozenAt === null) this.#offsetMs = at - Date.now();
    else this.#frozenAt = at;
    this.moved.tell();
  }

  freeze(frozen: boolean): void {
    if (frozen) this.#frozenAt = this.now();
    else if (this.#frozenAt !== null) {
      this.#offsetMs = this.#frozenAt - Date.now();
      this.#frozenAt = null;
    }
    this.moved.tell();
  }

  get frozen(): boolean {
    return this.#frozenAt !== null;
  }

  toJSON(): ClockState {
    return { offsetMs: this.#offsetMs, frozenAt: this.#frozenAt, now: this.now() };
  }

  /** A clock that runs keeps its offset from real time; `set` brings the time back too. */
  restore(state: ClockState): void {
    this.#offsetMs = state.offsetMs;
    this.#frozenAt = state.frozenAt;
    this.moved.tell();
  }
}
