/** Where a request or an answer leaves the contract: the JSON pointer of the field and what is wrong with it. */
export interface Breach {
  where: 'request' | 'response';
  path: string;
  message: string;
}

/** One call as it was seen: what came, what went out, and where either left the contract. */
export interface JournalEntry {
  id: number;
  /** Epoch ms of the world's clock. */
  at: number;
  tookMs: number;
  traceId: string;
  operationId: string | null;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: unknown;
  status: number;
  responseHeaders: [string, string][];
  responseBody: unknown;
  errorCode: string | null;
  fault: string | null;
  breaches: Breach[];
}

const KEPT = 1000;

/** The calls of one world, oldest first; the last 1,000 are kept. Also counts operation x status x code (coverage). */
export class Journal {
  #entries: JournalEntry[] = [];
  #next = 1;
  #listeners = new Set<(entry: JournalEntry) => void>();
  readonly coverage = new Map<string, number>();

  add(entry: Omit<JournalEntry, 'id'>): void {
    const full: JournalEntry = { id: this.#next, ...entry };
    this.#next += 1;
    this.#entries.push(full);
    // Trimmed in blocks: shifting an array on every call costs more than the call.
    if (this.#entries.length > KEPT * 2) this.#entries = this.#entries.slice(-KEPT);
    if (entry.operationId) {
      const key = `${entry.operationId} ${entry.status} ${entry.errorCode ?? ''}`.trimEnd();
      this.coverage.set(key, (this.coverage.get(key) ?? 0) + 1);
    }
    for (const listener of this.#listeners) listener(full);
  }

  list(filter: { operationId?: string | undefined; after?: number | undefined } = {}): JournalEntry[] {
    return this.#entries
      .slice(-KEPT)
      .filter((entry) => (filter.operationId === undefined || entry.operationId === filter.operationId) && entry.id > (filter.after ?? 0));
  }

  /** Calls the listener for each new entry until the returned function is called. */
  subscribe(listener: (entry: JournalEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  clear(): void {
    this.#entries = [];
  }
}
