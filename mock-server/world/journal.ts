import { Listeners } from './listeners';
import type { Moment } from './moment';

/** Selects calls of the journal. A field that is left out matches every call. */
interface CallQuery {
  operationId?: string | undefined;
  /** Only calls after the one with this number. */
  after?: number | undefined;
  method?: string | undefined;
  /** A part of path and query. */
  path?: string | undefined;
  /** Id of a person. */
  person?: string | undefined;
  /** A status, or a kind of status such as `4xx`. */
  status?: string | undefined;
  /** Only calls that break the contract. */
  breaches?: boolean | undefined;
}

interface QueriedCall {
  id: number;
  operationId: string | null;
  method: string;
  url: string;
  person: string | null;
  status: number;
  breaches: readonly unknown[];
}

/** The HTTP interface and the dashboard select calls by the same rules. */
function isAsked(query: CallQuery, call: QueriedCall): boolean {
  const { operationId, after = 0, method, path, person, status, breaches = false } = query;
  return (
    (operationId === undefined || call.operationId === operationId) &&
    call.id > after &&
    (method === undefined || call.method === method) &&
    (path === undefined || call.url.includes(path)) &&
    (person === undefined || call.person === person) &&
    (status === undefined || String(call.status) === status || `${Math.trunc(call.status / 100)}xx` === status) &&
    (!breaches || call.breaches.length > 0)
  );
}

/** Where a request or a response breaks the contract. `path` is a JSON pointer (RFC 6901). */
export interface Breach {
  where: 'request' | 'response';
  path: string;
  message: string;
}

type Headers = Readonly<Record<string, string>>;

/** How the response reached the caller. Null where no fault changed it. */
export interface Delivery {
  /** `dropped`: the caller got nothing. `truncated`: the connection broke after half of the body. */
  outcome: 'whole' | 'dropped' | 'truncated';
  delayMs: number | null;
  bytesPerSecond: number | null;
}

export interface JournalEntry {
  id: number;
  /** When the call came: epoch ms of the world's clock. */
  at: number;
  tookMs: number;
  traceId: string;
  operationId: string | null;
  /** Id of the person of the session, or of the person whom the body names. */
  person: string | null;
  method: string;
  url: string;
  requestHeaders: Headers;
  requestBody: unknown;
  status: number;
  responseHeaders: [string, string][];
  responseBody: unknown;
  errorCode: string | null;
  fault: string | null;
  delivery: Delivery;
  /** The source of the response: the handlers, an override of the developer, or a real service. */
  source: 'mock' | 'override' | 'target';
  breaches: Breach[];
}

/** How often an operation responded with one status and code. `byFault` counts the responses of faults. */
export interface Reached {
  calls: number;
  byFault: number;
}

/** Enough for any test; more would only fill the memory of a server with many worlds. */
const KEPT_CALLS = 500;
const KEPT_BYTES = 4 * 1024 * 1024;

/** A call as JSON: as objects, the calls of 50 worlds took twice the memory. */
interface KeptCall {
  id: number;
  text: string;
  /** Undefined for a call that an earlier version of the mock server's code answered, or that a rewind overtook. */
  before: Moment | undefined;
}

/**
 * The calls of one world, oldest first. It keeps the last 500, and at most 4 MB of them; the newest call always stays.
 * It also counts calls by operation, status and code (coverage).
 */
export class Journal {
  #kept: KeptCall[] = [];
  #bytes = 0;
  /** Another one after each `clear`, so that a reader knows that its calls are of a former journal. */
  name: string = crypto.randomUUID();
  #next = 1;
  #listeners = new Listeners<JournalEntry>();
  /** Counts by "operationId status code". A reset of the world keeps them. */
  readonly coverage = new Map<string, Reached>();

  /** @param before the world before the call */
  add(call: Omit<JournalEntry, 'id'>, before?: Moment): JournalEntry {
    const entry = { id: this.#next, ...call };
    this.#next += 1;
    const text = JSON.stringify(entry);
    this.#kept.push({ id: entry.id, text, before });
    this.#bytes += text.length;
    while (this.#kept.length > 1 && (this.#kept.length > KEPT_CALLS || this.#bytes > KEPT_BYTES))
      this.#bytes -= this.#kept.shift()?.text.length ?? 0;
    if (entry.operationId && entry.source === 'mock') {
      const key = `${entry.operationId} ${entry.status} ${entry.errorCode ?? ''}`.trimEnd();
      const reached = this.coverage.get(key) ?? { calls: 0, byFault: 0 };
      reached.calls += 1;
      if (entry.fault !== null) reached.byFault += 1;
      this.coverage.set(key, reached);
    }
    this.#listeners.tell(entry);
    return entry;
  }

  list(filter: CallQuery = {}): JournalEntry[] {
    return this.#kept.map(({ text }): JournalEntry => JSON.parse(text)).filter((entry) => isAsked(filter, entry));
  }

  /** The number of the next call. It never comes twice. */
  get next(): number {
    return this.#next;
  }

  get lastMoment(): Moment | undefined {
    return this.#kept.at(-1)?.before;
  }

  /** The calls that have a state before them, oldest first. */
  get rewindable(): number[] {
    return this.#kept.filter(({ before }) => before).map(({ id }) => id);
  }

  /** The world before the call; undefined for a call that the journal does not have. */
  momentBefore(id: number): Moment | undefined {
    return this.#kept.find((call) => call.id === id)?.before;
  }

  /** Forgets this call and the later ones. */
  forgetFrom(id: number): void {
    this.#kept = this.#kept.filter((call) => call.id < id);
    this.#bytes = this.#kept.reduce((sum, { text }) => sum + text.length, 0);
    this.name = crypto.randomUUID();
  }

  /** Returns a function that ends the subscription. */
  subscribe(listener: (entry: JournalEntry) => void): () => void {
    return this.#listeners.add(listener);
  }

  clear(): void {
    this.forgetFrom(0);
  }
}
