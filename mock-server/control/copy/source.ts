import type { JournalEntry } from '../../world/journal';
import type { SetUpCall } from '../../world/world';

/** The parts of a world that an export uses. */
export interface CopySource {
  setUp: readonly SetUpCall[];
  /** Oldest first. */
  calls: readonly JournalEntry[];
  /** Path and query of the page to open. */
  path: string;
  /** The origin of the mock server, without a trailing slash. */
  origin: string;
  /** The name of the world. */
  world: string;
}

/**
 * A path with its query, but without `mock-world`: an export sets up another world, and a page with that parameter
 * would go back to the sender's.
 */
export function withoutWorld(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return url;
  const rest = query.split('&').filter((part) => !/^mock-world(=|$)/.test(part));
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}

/** The calls that describe a flow, without the logs and texts that every page requests. */
export function telling(calls: readonly JournalEntry[]): JournalEntry[] {
  const quiet = new Set(['log', 'batchLog', 'getTextPackage', 'reportViolations']);
  return calls.filter(({ operationId }) => operationId !== null && !quiet.has(operationId));
}

/** A field of a control call's body; undefined when the body has no such field. */
export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}
