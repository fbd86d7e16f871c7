import { matchOperation } from '../contract/route-index';
import { httpArchive } from '../control/har';
import type { JournalEntry } from '../world/journal';
import { decoded, isSecretName, Masks } from './masks';

/** A recording drops older calls, so that a forgotten one does not fill the memory. */
const MAX_CALLS = 5_000;

/** An HTTP archive (HAR 1.2) of the calls that a real service has answered. Secrets are masked. */
export class Recording {
  readonly #masks = new Masks();
  #entries: JournalEntry[] = [];

  constructor(readonly origin: string) {}

  add(entry: JournalEntry): void {
    this.#entries.push(masked(entry, this.#masks));
    if (this.#entries.length > MAX_CALLS) this.#entries.shift();
  }

  /** How many calls of each operation are recorded. */
  get calls(): ReadonlyMap<string, number> {
    return callsByOperation(this.#entries.flatMap(({ operationId }) => operationId ?? []));
  }

  toString(): string {
    return `${JSON.stringify(httpArchive(this.#entries, this.origin), null, 2)}\n`;
  }
}

export function callsByOperation(operationIds: readonly string[]): ReadonlyMap<string, number> {
  const calls = new Map<string, number>();
  for (const id of operationIds) calls.set(id, (calls.get(id) ?? 0) + 1);
  return calls;
}

/**
 * The order matters. Secret fields and headers come first, because they make secrets known. The second pass over the
 * bodies then finds those secrets in other texts.
 */
function masked(entry: JournalEntry, masks: Masks): JournalEntry {
  const requestBody = masks.json(entry.requestBody);
  const requestHeaders = Object.fromEntries(
    Object.entries(entry.requestHeaders).map(([name, value]) => [name, masks.header(name, value)]),
  );
  const url = maskedUrl(entry, masks);
  const responseBody = masks.json(entry.responseBody);
  const responseHeaders = entry.responseHeaders.map(([name, value]): [string, string] => [
    name,
    masks.header(name, value),
  ]);
  return {
    ...entry,
    url,
    requestHeaders,
    requestBody: masks.json(requestBody),
    responseHeaders,
    responseBody: masks.json(responseBody),
  };
}

function maskedUrl({ method, url }: JournalEntry, masks: Masks): string {
  const [pathname = '', search] = url.split('?', 2);
  const match = matchOperation(method === 'HEAD' ? 'GET' : method, pathname);
  const secrets = match.kind === 'operation' ? Object.entries(match.path).filter(([name]) => isSecretName(name)) : [];
  const path = pathname
    .split('/')
    .map((segment) => (secrets.some(([, value]) => value === decoded(segment)) ? masks.of(decoded(segment)) : segment))
    .join('/');
  if (search === undefined) return masks.text(path);
  const query = new URLSearchParams(search);
  for (const [name, value] of [...query]) query.set(name, masks.parameter(name, value));
  return `${masks.text(path)}?${query.toString()}`;
}
