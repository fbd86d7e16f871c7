import type { ServiceResponse } from '../http/envelope';

/** How long a response stays available for its idempotency key, in ms. */
export const KEPT_MS = 24 * 3_600_000;
/** Past this number, the oldest response goes first. */
const MOST_RESPONSES = 1000;

/** A response to a submission. `request` is the text of the request; `at` is the world's time (epoch ms). */
export interface KeptResponse {
  key: string;
  request: string;
  result: ServiceResponse;
  at: number;
}

/**
 * The responses of one world by idempotency key. They record calls, as the journal does, so a snapshot leaves them out.
 */
export class Responses {
  #byKey = new Map<string, KeptResponse>();

  /** A copy of the response that this key got in the last 24 hours, without cookies; undefined for a new key. */
  find(key: string, now: number): KeptResponse | undefined {
    const kept = this.#byKey.get(key);
    return kept && kept.at + KEPT_MS > now ? { ...kept, result: copyOf(kept.result) } : undefined;
  }

  keep(response: KeptResponse): void {
    this.#byKey.set(response.key, { ...response, result: copyOf(response.result) });
    const [oldest] = this.#byKey.keys();
    if (this.#byKey.size > MOST_RESPONSES && oldest !== undefined) this.#byKey.delete(oldest);
  }

  list(): KeptResponse[] {
    return [...this.#byKey.values()];
  }

  restore(responses: readonly KeptResponse[]): void {
    this.#byKey = new Map(responses.map((one) => [one.key, one]));
  }

  clear(): void {
    this.#byKey.clear();
  }
}

/** Later steps add headers and cookies to a response, so the kept one must be another object. */
function copyOf(response: ServiceResponse): ServiceResponse {
  return { ...response, body: structuredClone(response.body), headers: [...response.headers], cookies: [] };
}
