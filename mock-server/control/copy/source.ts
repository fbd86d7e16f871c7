import type { JournalEntry } from '../../world/journal';
import type { SetUpCall } from '../../world/world';

/** What there is to copy of a world. */
export interface CopySource {
  setUp: readonly SetUpCall[];
  /** Oldest first. */
  calls: readonly JournalEntry[];
  /** The page that it is about. */
  path: string;
  /** Of the mock server, without a trailing slash. */
  origin: string;
}

/** The calls that say something: not logs, texts and looks that every page takes. */
export function telling(calls: readonly JournalEntry[]): JournalEntry[] {
  const quiet = new Set(['log', 'batchLog', 'getTextPackage']);
  return calls.filter(({ operationId }) => operationId !== null && !quiet.has(operationId));
}

/** A field of a control call's body; undefined where there is none. */
export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
