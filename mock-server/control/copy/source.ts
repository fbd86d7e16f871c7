import type { JournalEntry } from '../../world/journal';
import type { SetUpCall } from '../../world/world';

export interface CopySource {
  setUp: readonly SetUpCall[];
  /** Oldest first. */
  calls: readonly JournalEntry[];
  /** Path and query of the page to open. */
  path: string;
  /** The origin of the mock server, without a trailing slash. */
  origin: string;
  world: string;
}

/**
 * Removes `mock-world` from a path and its query. An export sets up another world, but that parameter would lead back
 * to the sender's.
 */
export function withoutWorld(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return url;
  const rest = query.split('&').filter((part) => !/^mock-world(=|$)/.test(part));
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}

/** Leaves out the logs and texts that every page requests, because they say nothing about a flow. */
export function telling(calls: readonly JournalEntry[]): JournalEntry[] {
  const quiet = new Set(['log', 'batchLog', 'getTextPackage', 'reportViolations']);
  return calls.filter(({ operationId }) => operationId !== null && !quiet.has(operationId));
}

export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
