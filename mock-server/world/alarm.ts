import type { Clock } from './clock';

/** The longest time that a timer can wait, in ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Rings when a world's clock reaches a time, and each time the clock is moved, frozen or released. */
export class Alarm {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param ring looks at the clock for what is due, and sets the alarm again */
  constructor(
    readonly clock: Clock,
    readonly ring: () => void,
  ) {
    clock.moved.add(ring);
  }

  /** Replaces the time that was set (epoch ms); undefined for none. While the clock is frozen, the alarm waits. */
  set(at: number | undefined): void {
    clearTimeout(this.#timer);
    if (at === undefined || this.clock.frozen) return;
    this.#timer = setTimeout(this.ring, Math.min(at - this.clock.now(), LONGEST_TIMER));
    letProcessEnd(this.#timer);
  }
}

/** A Node timer would keep the process alive while it waits. A browser's timer is a number, without `unref`. */
function letProcessEnd(timer: unknown): void {
  if (typeof timer !== 'object' || timer === null) return;
  if ('unref' in timer && typeof timer.unref === 'function') timer.unref();
}
