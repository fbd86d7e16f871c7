import type { Clock } from './clock';
import { Deliveries } from './deliveries';
import { Listeners } from './listeners';
import { fits, type Message, type MessageFilter } from './message';

/** The longest time that a timer can wait, in ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Rings when a world's clock reaches a time, and each time the clock is moved, frozen or released. */
class Alarm {
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

const KEPT_MESSAGES = 1000;

/**
 * The messages that a world has sent, in the order of their arrival. It keeps the last 1,000. No message leaves the
 * machine. A late message arrives when the world's clock reaches its time.
 */
export class Outbox {
  readonly deliveries = new Deliveries();
  #messages: Message[] = [];
  #listeners = new Listeners<Message>();
  readonly #alarm: Alarm;

  constructor(readonly clock: Clock) {
    this.#alarm = new Alarm(clock, () => this.#arrive());
  }

  /**
   * The first delivery rule that matches decides when, and how often, the message arrives. Without a rule it arrives at
   * once.
   * @param copyId makes the id of a further copy
   */
  add(message: Message, copyId: () => string): void {
    const { copies = 1, lateMs = 0 } = this.deliveries.take(message) ?? {};
    for (let copy = 0; copy < copies; copy += 1) {
      const sent = { ...message, id: copy === 0 ? message.id : copyId(), at: message.at + lateMs };
      if (lateMs > 0) this.deliveries.hold(sent);
      else this.#put(sent);
    }
    this.#arrive();
  }

  #put(message: Message): void {
    this.#messages.push(message);
    if (this.#messages.length > KEPT_MESSAGES) this.#messages.shift();
    this.#listeners.tell(message);
  }

  /** Moves due messages into the outbox, and sets the alarm for the next one. */
  #arrive(): void {
    for (const message of this.deliveries.due(this.clock.now())) this.#put(message);
    this.#alarm.set(this.deliveries.nextAt);
  }

  /** Oldest first. `afterId` limits the list to the messages after that one. */
  list(filter: MessageFilter = {}, afterId?: string): Message[] {
    this.#arrive();
    const after = afterId === undefined ? -1 : this.#messages.findIndex((message) => message.id === afterId);
    return this.#messages.slice(after + 1).filter((message) => fits(message, filter));
  }

  /** The newest message that matches. Waits up to `waitMs` (real time), then resolves to undefined. */
  async waitFor(filter: MessageFilter, waitMs: number, afterId?: string): Promise<Message | undefined> {
    const found = this.list(filter, afterId).at(-1);
    if (found || waitMs <= 0) return found;
    return new Promise((resolve) => {
      const leave = this.#listeners.add((message) => {
        if (fits(message, filter)) finish(message);
      });
      const timer = setTimeout(() => finish(undefined), waitMs);
      const finish = (message: Message | undefined) => {
        clearTimeout(timer);
        leave();
        resolve(message);
      };
    });
  }

  /** Returns a function that ends the subscription. */
  subscribe(listener: (message: Message) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Messages on their way still arrive. */
  clear(): void {
    this.#messages = [];
  }

  /** Messages on their way come after those that have arrived, so `deliveries` is restored before. */
  restore(messages: Message[]): void {
    this.#messages = messages.map((message) => ({ ...message }));
    this.#arrive();
  }
}
