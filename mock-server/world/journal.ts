import { bendsContract, type VoiceName } from '../voices/names';
import { Listeners } from './listeners';

/** Where a request or a response breaks the contract: the JSON pointer of the field, and the problem. */
export interface Breach {
  where: 'request' | 'response';
  path: string;
  message: string;
}

type Headers = Readonly<Record<string, string>>;

/** One recorded call: the request, the response, and where either breaks the contract. */
export interface JournalEntry {
  id: number;
  /** Epoch ms of the world's clock. */
  at: number;
  tookMs: number;
  traceId: string;
  operationId: string | null;
  method: string;
  url: string;
  requestHeaders: Headers;
  requestBody: unknown;
  status: number;
  responseHeaders: [string, string][];
  responseBody: unknown;
  errorCode: string | null;
  fault: string | null;
  /** The form of the response. One that bends the contract is checked before the voice changes it. */
  voice: VoiceName;
  /** What answered: the handlers, a real service, or a recording of one. */
  source: 'mock' | 'target' | 'recording';
  breaches: Breach[];
}

/** How often an operation answered with one status and code; `byFault` counts the answers that came from a fault. */
export interface Reached {
  calls: number;
  byFault: number;
}

/** Enough for any test; more would only fill the memory of a server with many worlds. */
const KEPT = 500;

/**
 * The calls of one world, oldest first; keeps the last 500. Also counts calls by operation, status and code (coverage).
 */
export class Journal {
  #entries: JournalEntry[] = [];
  #next = 1;
  /** Those of the last call: a browser repeats most of them. */
  #headers: Headers = {};
  #listeners = new Listeners<JournalEntry>();
  /** By "operationId status code": calls, and how many of them a fault answered. A reset keeps it. */
  readonly coverage = new Map<string, Reached>();

  /** The number of the next call. */
  nextId(): number {
    const id = this.#next;
    this.#next += 1;
    return id;
  }

  /** Adds a call with its number. It keeps the entry itself, because a copy costs more than all else that it does. */
  add(entry: JournalEntry): void {
    entry.requestHeaders = this.#shared(entry.requestHeaders);
    this.#entries.push(entry);
    // Trims in blocks: shifting an array on every call costs more than the call itself.
    if (this.#entries.length > KEPT * 1.1) this.#entries = this.#entries.slice(-KEPT);
    if (entry.operationId && entry.source === 'mock' && !bendsContract(entry.voice)) {
      const key = `${entry.operationId} ${entry.status} ${entry.errorCode ?? ''}`.trimEnd();
      const reached = this.coverage.get(key) ?? { calls: 0, byFault: 0 };
      reached.calls += 1;
      if (entry.fault !== null) reached.byFault += 1;
      this.coverage.set(key, reached);
    }
    this.#listeners.tell(entry);
  }

  /** The same headers. What the call before sent too is kept once: each text, or all of them. */
  #shared(headers: Headers): Headers {
    if (areSame(headers, this.#headers)) return this.#headers;
    const shared: Record<string, string> = {};
    for (const name in headers) {
      const [value, before] = [headers[name], this.#headers[name]];
      if (value !== undefined) shared[name] = value === before ? before : value;
    }
    this.#headers = shared;
    return shared;
  }

  list(filter: { operationId?: string | undefined; after?: number | undefined } = {}): JournalEntry[] {
    return this.#entries
      .slice(-KEPT)
      .filter(
        (entry) =>
          (filter.operationId === undefined || entry.operationId === filter.operationId) &&
          entry.id > (filter.after ?? 0),
      );
  }

  /** Calls the listener for each new entry until the returned function is called. */
  subscribe(listener: (entry: JournalEntry) => void): () => void {
    return this.#listeners.add(listener);
  }

  clear(): void {
    this.#entries = [];
  }
}

/** Whether two lists of headers have the same names in the same order, with the same values. */
function areSame(headers: Headers, others: Headers): boolean {
  const names = Object.keys(headers);
  const otherNames = Object.keys(others);
  return (
    names.length === otherNames.length &&
    names.every((name, i) => name === otherNames[i] && headers[name] === others[name])
  );
}
