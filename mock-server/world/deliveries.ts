import { fits, type Message, type MessageFilter } from './message';

/** Which messages come late, several times or never. `copies: 0` is never. */
export interface DeliveryRule extends MessageFilter {
  /** How many messages it affects; without it, every one. */
  times?: number;
  /** How late, in ms of the world's clock. */
  lateMs?: number;
  copies?: number;
}

/** A rule that is set. `hits` counts the messages that it affected. */
export interface Delivery extends DeliveryRule {
  id: string;
  hits: number;
}

export interface DeliveriesState {
  rules: Delivery[];
  next: number;
  /** The `at` of each is the time of its arrival, epoch ms. */
  onTheirWay: Message[];
}

/** Of the rules, and of the messages that have not arrived. */
const MOST_DELIVERIES = 1000;

/** The delivery rules of one world, in the order in which they were set, and the messages that have not arrived. */
export class Deliveries {
  #rules: Delivery[] = [];
  #next = 1;
  #onTheirWay: Message[] = [];

  /** @throws RangeError when there are too many */
  add(rule: DeliveryRule): Delivery {
    if (this.#rules.length >= MOST_DELIVERIES)
      throw new RangeError(
        `A world can have ${MOST_DELIVERIES} delivery rules, and this one has them: remove some first.`,
      );
    const delivery: Delivery = { ...rule, id: `delivery-${this.#next}`, hits: 0 };
    this.#next += 1;
    this.#rules.push(delivery);
    return { ...delivery };
  }

  list(): Delivery[] {
    return this.#rules.map((rule) => ({ ...rule }));
  }

  /** Without an id it removes every rule. Returns the number of removed rules. */
  remove(id?: string): number {
    const before = this.#rules.length;
    this.#rules = id === undefined ? [] : this.#rules.filter((rule) => rule.id !== id);
    return before - this.#rules.length;
  }

  /** The first rule that matches the message, if any. The rule counts the message. */
  take(message: Message): Delivery | undefined {
    const rule = this.#rules.find((one) => fits(message, one) && (one.times === undefined || one.hits < one.times));
    if (rule) rule.hits += 1;
    return rule;
  }

  /** Keeps a message until its arrival, which is its `at`. Of too many the last one never arrives. */
  hold(message: Message): void {
    this.#onTheirWay.push(message);
    this.#onTheirWay.sort((one, other) => one.at - other.at);
    this.#onTheirWay.splice(MOST_DELIVERIES);
  }

  due(now: number): Message[] {
    const count = this.#onTheirWay.findIndex(({ at }) => at > now);
    return this.#onTheirWay.splice(0, count < 0 ? this.#onTheirWay.length : count);
  }

  /** When the next message arrives, epoch ms; undefined when none is on its way. */
  get nextAt(): number | undefined {
    return this.#onTheirWay[0]?.at;
  }

  /** Restarts the ids at 1. */
  clear(): void {
    this.restore(undefined);
  }

  /** Undefined when it holds nothing, so that the snapshot has no field for it. */
  toJSON(): DeliveriesState | undefined {
    if (this.#rules.length === 0 && this.#onTheirWay.length === 0) return undefined;
    return { rules: this.list(), next: this.#next, onTheirWay: this.#onTheirWay.map((message) => ({ ...message })) };
  }

  restore(state: DeliveriesState | undefined): void {
    this.#rules = state?.rules.map((rule) => ({ ...rule })) ?? [];
    this.#next = state?.next ?? 1;
    this.#onTheirWay = state?.onTheirWay.map((message) => ({ ...message })) ?? [];
  }
}
