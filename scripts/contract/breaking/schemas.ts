import { isObject, refKeys } from '../../../mock-server/contract/documents';

/**
 * A request must accept every value that the old schema accepted. A response must contain only values that the old
 * schema allowed.
 */
export function narrowed(
  before: Document,
  old: unknown,
  after: Document,
  now: unknown,
  where: string,
  direction: 'request' | 'response',
  seen: readonly string[] = [],
): string[] {
  const key = JSON.stringify([isObject(old) ? old['$ref'] : null, isObject(now) ? now['$ref'] : null]);
  if (key !== '[null,null]' && seen.includes(key)) return [];
  const was = asList(before, resolved(before, old));
  const is = asList(after, resolved(after, now));
  const deeper = (a: unknown, b: unknown, at: string) => narrowed(before, a, after, b, at, direction, [...seen, key]);
  return [
    ...values(was, is, where, direction),
    ...bounds(was, is, where, direction),
    ...fields(was, is, where, direction, deeper),
    ...choices(was, is, where, deeper),
    ...('items' in was || 'items' in is ? deeper(was['items'], is['items'], `${where}/items`) : []),
  ];
}

/** A choice of schemas that differ in their type allows the same as one schema with the list of these types. */
function asList(document: Document, schema: Document): Document {
  const { oneOf, ...rest } = schema;
  const choices = Array.isArray(oneOf) ? oneOf.map((one: unknown) => resolved(document, one)) : [];
  const all = choices.map((one) => ('enum' in one || 'const' in one ? undefined : one['type']));
  const isByType =
    all.length > 0 && new Set(all).size === all.length && all.every((one) => simple.includes(String(one)));
  return isByType ? Object.assign({}, rest, ...choices, { type: all }) : schema;
}

/** Their other keywords say nothing about each other's values. */
const simple: readonly string[] = ['string', 'integer', 'boolean', 'null'];

type Deeper = (old: unknown, now: unknown, where: string) => string[];

function values(was: Document, is: Document, where: string, direction: 'request' | 'response'): string[] {
  const [taker, giver] = direction === 'request' ? [is, was] : [was, is];
  const found: string[] = [];
  const allowed = types(taker);
  const lost = types(giver).filter(
    (type) => !allowed.includes(type) && !(type === 'integer' && allowed.includes('number')),
  );
  if (allowed.length > 0 && (lost.length > 0 || types(giver).length === 0))
    found.push(`${where} is ${types(is).join(' or ') || 'anything'} and was ${types(was).join(' or ') || 'anything'}`);
  const takes = options(taker);
  const gives = options(giver);
  const gone = (gives ?? []).filter((value) => takes && !takes.includes(value));
  if (takes && (!gives || gone.length > 0)) {
    found.push(
      direction === 'request'
        ? `${where} does not take ${gone.join(', ') || 'every value'} any more`
        : `${where} may now be ${gone.join(', ') || 'any value'}`,
    );
  }
  for (const word of ['pattern', 'format'])
    if (direction === 'request' && is[word] !== undefined && is[word] !== was[word])
      found.push(`${where} has another ${word}`);
  return found;

  function options(schema: Document): string[] | undefined {
    if ('const' in schema) return [JSON.stringify(schema['const'])];
    return Array.isArray(schema['enum']) ? schema['enum'].map((value: unknown) => JSON.stringify(value)) : undefined;
  }
}

function types(schema: Document): string[] {
  const type = schema['type'];
  return Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : [];
}

/** Tighter limits break only requests. */
function bounds(was: Document, is: Document, where: string, direction: 'request' | 'response'): string[] {
  if (direction === 'response') return [];
  const number = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);
  const lower = ['maxLength', 'maximum', 'maxItems', 'maxProperties'].filter(
    (word) => number(is[word], Infinity) < number(was[word], Infinity),
  );
  const higher = ['minLength', 'minimum', 'minItems', 'minProperties'].filter(
    (word) => number(is[word], -Infinity) > number(was[word], -Infinity),
  );
  return [...lower, ...higher].map(
    (word) => `${where} has ${word} ${String(is[word])} and had ${String(was[word] ?? 'none')}`,
  );
}

function fields(
  was: Document,
  is: Document,
  where: string,
  direction: 'request' | 'response',
  deeper: Deeper,
): string[] {
  const old = isObject(was['properties']) ? was['properties'] : {};
  const now = isObject(is['properties']) ? is['properties'] : {};
  const required = (schema: Document): string[] =>
    Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const isClosed = is['additionalProperties'] === false || is['additionalProperties'] === undefined;
  const gone = Object.keys(old)
    .filter((name) => !(name in now) && (direction === 'response' || isClosed))
    .map((name) => `${where}/${name} is gone`);
  const must =
    direction === 'request'
      ? required(is)
          .filter((name) => !required(was).includes(name))
          .map((name) => `${where}/${name} is now required`)
      : [];
  const may =
    direction === 'response'
      ? required(was)
          .filter((name) => name in now && !required(is).includes(name))
          .map((name) => `${where}/${name} may now be left out`)
      : [];
  const inside = Object.keys(old)
    .filter((name) => name in now)
    .flatMap((name) => deeper(old[name], now[name], `${where}/${name}`));
  return [...gone, ...must, ...may, ...inside];
}

/** Compares the options by position. A different number of options counts as a breaking change. */
function choices(was: Document, is: Document, where: string, deeper: Deeper): string[] {
  return ['oneOf', 'anyOf', 'allOf'].flatMap((word) => {
    const old: unknown[] = Array.isArray(was[word]) ? was[word] : [];
    const now: unknown[] = Array.isArray(is[word]) ? is[word] : [];
    if (old.length !== now.length) return [`${where} has ${now.length} choices and had ${old.length}`];
    return old.flatMap((one, i) => deeper(one, now[i], `${where}/${word}/${i}`));
  });
}

export type Document = Readonly<Record<string, unknown>>;

/** Follows a `$ref`. Returns an empty object for anything but an object. */
export function resolved(document: Document, value: unknown): Document {
  const keys = refKeys(value);
  if (!keys) return isObject(value) ? value : {};
  return resolved(
    document,
    keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document),
  );
}
