import { isObject } from '../../mock-server/contract/documents';
import { type OperationId, operations } from '../../openapi/generated/operations';
import { operationIds } from '../../mock-server/contract/route-index';
import type { Known } from './fuzz/values';
import type { Seen } from './fuzz/judge';
import type { Input } from './fuzz/wire';
import { parametersOf } from './fuzz/parameters';

/** Only a response gives them. Other fields keep the values of the examples. */
const ISSUED = /(?:Id|Cursor)$|^id$/;

/** The ids that earlier responses have given, so that later requests name what there is. */
export class Pool {
  /** The newest comes first. */
  private readonly objects: Record<string, unknown>[] = [];
  /** By the word of the path before the id. */
  private readonly ids = new Map<string, string[]>();

  learn(id: OperationId, { status, text = '' }: Seen): void {
    if (status >= 300) return;
    const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
    this.collect(body, lastWordOf(operations[id].path));
  }

  private collect(value: unknown, word: string): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) this.collect(item, word);
    if (!isObject(value)) return;
    this.objects.unshift(value);
    // The session of the report has to last.
    const id = value['id'] ?? value[`${word.replace(/s$/, '')}Id`];
    if (typeof id === 'string' && value['isCurrent'] !== true) this.ids.set(word, [id, ...(this.ids.get(word) ?? [])]);
    for (const inner of Object.values(value)) this.collect(inner, word);
  }

  /** By the name of the field or parameter. */
  known(): Known {
    const known: Record<string, unknown[]> = {};
    for (const object of this.objects)
      for (const [name, value] of Object.entries(object))
        if (ISSUED.test(name) && (typeof value === 'string' || typeof value === 'number'))
          (known[name] ??= []).push(value);
    const { nextCursor = [], id: _, ...others } = known;
    return {
      ...others,
      ...(nextCursor.length > 0 && { cursor: nextCursor }),
      ...(known['id'] && { methodId: this.ids.get('mfa') ?? [] }),
    };
  }

  /** The parameters of the path from one object, so that they belong together. */
  path(id: OperationId): Input['path'] {
    const names = parametersOf(id).flatMap(({ name, in: place }) => (place === 'path' ? [name] : []));
    const word = wordBeforeId(id);
    const [own] = (word === undefined ? undefined : this.ids.get(word)) ?? [];
    if (own !== undefined) return { id: own };
    const object =
      names.length > 1 ? this.objects.find((one) => names.every((name) => typeof one[name] === 'string')) : undefined;
    return object ? Object.fromEntries(names.map((name) => [name, String(object[name])])) : {};
  }
}

/** The operations whose response has the id in the path of this one: the list first, then what makes one. */
export function producersOf(id: OperationId): OperationId[] {
  const word = wordBeforeId(id);
  if (word === undefined) return [];
  const found = operationIds.filter(
    (other) => operations[other].path.endsWith(`/${word}`) && ['GET', 'POST'].includes(operations[other].method),
  );
  return found.sort((a, b) => operations[a].method.localeCompare(operations[b].method));
}

/** "passkeys" of /persons/me/passkeys/{id} */
function wordBeforeId(id: OperationId): string | undefined {
  const words = operations[id].path.split('/');
  return words[words.indexOf('{id}') - 1];
}

function lastWordOf(path: string): string {
  return path.split('/').findLast((word) => word !== '' && !word.startsWith('{')) ?? '';
}
