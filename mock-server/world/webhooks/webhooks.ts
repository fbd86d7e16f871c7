import { isOwnMachine } from '../../wire/own-machine';
import { Alarm } from '../alarm';
import type { Clock } from '../clock';
import { Listeners } from '../listeners';
import type { Activity } from '../store/collections';
import { newSecret, signedHeaders } from './signature';

/** The types of events: each kind of activity of an account, and a message that arrived in the outbox. */
export type EventType = Activity['kind'] | 'MESSAGE_SENT';

export interface WorldEvent {
  type: EventType;
  data: Readonly<Record<string, string | null>>;
}

/** An address to which the mock server sends events, for a program that waits for them. */
export interface Webhook {
  id: string;
  url: string;
  /** Null for all events. */
  events: EventType[] | null;
  /** Key of the signature: see `signedHeaders`. */
  secret: string;
}

/** One event for one webhook, with every attempt to send it. Times are epoch ms of the world's clock. */
export interface WebhookDelivery {
  /** The header `Webhook-Id` has it too. It stays the same in every attempt, so the receiver notices a repetition. */
  id: string;
  webhookId: string;
  url: string;
  event: WorldEvent & { timestamp: string };
  state: 'PENDING' | 'DELIVERED' | 'FAILED';
  /** When the next attempt is due; null while one runs, and when none follows. */
  nextAt: number | null;
  attempts: { at: number; status: number | null; problem: string | null }[];
}

/** The webhooks in a snapshot. Deliveries are not part of it. */
export interface WebhooksState {
  webhooks: Webhook[];
  /** The number in the id of the next webhook. */
  next: number;
}

/** The waits before the second, third and fourth attempt, in ms of the world's clock. */
const RETRY_AFTER_MS = [10_000, 60_000, 300_000];
/** How long a receiver may take to respond, in ms of real time. A slower one counts as unreachable. */
const LONGEST_RESPONSE_MS = 10_000;
const DELIVERIES_KEPT = 200;

/**
 * The webhooks of one world. An event is posted as signed JSON. A receiver that does not respond with 2xx gets it
 * again, up to three times. The world's clock times these attempts.
 */
export class Webhooks {
  #webhooks: Webhook[] = [];
  #next = 1;
  #deliveries: WebhookDelivery[] = [];
  /** The running or waiting attempts by webhook. A receiver gets one event after the other. */
  readonly #queues = new Map<string, Promise<void>>();
  readonly #alarm: Alarm;
  /** Emits each new delivery, and each outcome of an attempt. */
  readonly changed = new Listeners<WebhookDelivery>();

  /** @param hosts hosts besides this machine that may receive webhooks */
  constructor(
    readonly clock: Clock,
    readonly hosts: readonly string[],
  ) {
    this.#alarm = new Alarm(clock, () => this.#sendDue());
  }

  /** Allows http and https, to this machine or to a host named at the start. */
  maySendTo(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, hostname } = new URL(url);
    return /^https?:$/.test(protocol) && (isOwnMachine(hostname) || this.hosts.includes(hostname));
  }

  /** The webhook gets events from now on. The caller checks its URL with `maySendTo` first. */
  add({
    url,
    events,
    secret,
  }: {
    url: string;
    events?: EventType[] | undefined;
    secret?: string | undefined;
  }): Webhook {
    const webhook = { id: `webhook-${this.#next}`, url, events: events ?? null, secret: secret ?? newSecret() };
    this.#next += 1;
    this.#webhooks.push(webhook);
    return { ...webhook };
  }

  list(): Webhook[] {
    return this.#webhooks.map((webhook) => ({ ...webhook }));
  }

  /** Without an id it removes every webhook. Removed webhooks get nothing more. Returns the number of removed ones. */
  remove(id?: string): number {
    const before = this.#webhooks.length;
    this.#webhooks = id === undefined ? [] : this.#webhooks.filter((webhook) => webhook.id !== id);
    for (const delivery of this.#deliveries)
      if (delivery.state === 'PENDING' && !this.#find(delivery.webhookId))
        Object.assign(delivery, { state: 'FAILED', nextAt: null });
    return before - this.#webhooks.length;
  }

  /** At most 200, oldest first. */
  deliveries(): WebhookDelivery[] {
    return structuredClone(this.#deliveries);
  }

  /**
   * Sends an event once more, now, with the same id. While an attempt runs, nothing changes.
   * @returns the delivery; undefined when it is unknown, or its webhook is removed
   */
  sendAgain(id: string): WebhookDelivery | undefined {
    const delivery = this.#deliveries.find((one) => one.id === id);
    if (!delivery || !this.#find(delivery.webhookId)) return undefined;
    const isRunning = delivery.state === 'PENDING' && delivery.nextAt === null;
    if (!isRunning) {
      Object.assign(delivery, { state: 'PENDING', nextAt: this.clock.now() });
      this.#sendDue();
    }
    return structuredClone(delivery);
  }

  /** Restarts the numbers of webhooks at 1. */
  clear(): void {
    this.remove();
    this.#deliveries = [];
    this.#next = 1;
    this.#alarm.set(undefined);
  }

  /** Sends in the background, to each webhook that asked for this type of event. */
  happened(event: WorldEvent): void {
    if (this.#webhooks.length === 0) return;
    for (const { id, url, events } of this.#webhooks) {
      if (events !== null && !events.includes(event.type)) continue;
      const at = this.clock.now();
      const delivery: WebhookDelivery = {
        id: `delivery-${crypto.randomUUID()}`,
        webhookId: id,
        url,
        event: { ...event, timestamp: new Date(at).toISOString() },
        state: 'PENDING',
        nextAt: at,
        attempts: [],
      };
      this.#deliveries.push(delivery);
      if (this.#deliveries.length > DELIVERIES_KEPT) this.#deliveries.shift();
      this.#tell(delivery);
    }
    this.#sendDue();
  }

  toJSON(): WebhooksState | undefined {
    return this.#webhooks.length === 0 ? undefined : { webhooks: this.list(), next: this.#next };
  }

  restore(state: WebhooksState | undefined): void {
    this.clear();
    this.#webhooks = state?.webhooks.map((webhook) => ({ ...webhook })) ?? [];
    this.#next = state?.next ?? 1;
  }

  #tell(delivery: WebhookDelivery): void {
    this.changed.tell(structuredClone(delivery));
  }

  #find(id: string): Webhook | undefined {
    return this.#webhooks.find((webhook) => webhook.id === id);
  }

  /** Starts every attempt whose time has come, and sets the alarm for the next one. */
  #sendDue(): void {
    const now = this.clock.now();
    for (const delivery of this.#deliveries) {
      if (delivery.nextAt === null || delivery.nextAt > now) continue;
      delivery.nextAt = null;
      const before = this.#queues.get(delivery.webhookId) ?? Promise.resolve();
      this.#queues.set(
        delivery.webhookId,
        before.then(() => this.#attempt(delivery)),
      );
    }
    this.#waitForNext();
  }

  #waitForNext(): void {
    const times = this.#deliveries.flatMap(({ nextAt }) => (nextAt === null ? [] : [nextAt]));
    this.#alarm.set(times.length === 0 ? undefined : Math.min(...times));
  }

  /** When the receiver does not accept the delivery, this plans the next attempt. */
  async #attempt(delivery: WebhookDelivery): Promise<void> {
    const webhook = this.#find(delivery.webhookId);
    if (!webhook || delivery.state !== 'PENDING') return;
    const at = this.clock.now();
    const outcome = await post(webhook, delivery, at);
    delivery.attempts.push({ at, ...outcome });
    // A `remove` or `clear` during the attempt has removed the webhook.
    if (delivery.state !== 'PENDING') return;
    const wait = RETRY_AFTER_MS[delivery.attempts.length - 1];
    if (outcome.problem === null) delivery.state = 'DELIVERED';
    else if (wait === undefined) delivery.state = 'FAILED';
    else delivery.nextAt = at + wait;
    this.#tell(delivery);
    this.#sendDue();
  }
}

/** Follows no redirect, because it could lead to a host that may not receive webhooks. */
async function post(
  { url, secret }: Webhook,
  { id, event }: WebhookDelivery,
  at: number,
): Promise<{ status: number | null; problem: string | null }> {
  const body = JSON.stringify(event);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(await signedHeaders(secret, { id, at, body })) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_RESPONSE_MS),
    });
    await response.body?.cancel();
    return { status: response.status, problem: response.ok ? null : `It answered ${response.status}.` };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { status: null, problem: isLate ? 'It did not answer within 10 seconds.' : 'It could not be reached.' };
  }
}
