import { z } from 'zod';
import { type OperationId, operations } from '../../../openapi/generated/operations';
import { documents, isObject, lookUp, resolve } from '../../../mock-server/contract/documents';
import { sampleValues } from '../../../mock-server/contract/sample-values';
import { checkParameters, checkRequestBody, requestBodyRule } from '../../../mock-server/contract/validators';
import { type Known, madeOf, schemaAt } from './values';
import type { Input } from './wire';

/** Where the body of the request is described. */
function bodyAt(id: OperationId): unknown {
  const { service, path, method, bodyType } = operations[id];
  return bodyType === null
    ? undefined
    : lookUp(documents[service], ['paths', path, method.toLowerCase(), 'requestBody', 'content', bodyType]);
}

export function bodySchemaOf(id: OperationId): unknown {
  const media = bodyAt(id);
  return isObject(media) ? media['schema'] : undefined;
}

/**
 * Valid requests: two for each example of the body, with the values that are known: as it is, and with every optional
 * field. They have every parameter, but those that only a response gives or that a service may ignore.
 * @throws Error when an operation has no valid request
 */
export function inputsOf(
  id: OperationId,
  known: Known = {},
  given: Partial<Input> & { known?: Known } = {},
): [Input, ...Input[]] {
  const { service } = operations[id];
  const base: Input = { path: {}, query: {}, headers: {}, body: undefined };
  for (const { name, in: place, required, schema, isIssued, mayIgnore } of parametersOf(id)) {
    const group = place === 'header' ? 'headers' : place;
    const values = [
      given[group]?.[name],
      ...(given.known?.[name] ?? []),
      ...(known[name] ?? []),
      ...(required ? [sampleValues[name]] : []),
      madeOf(service, schema),
    ];
    if (!required && given[group]?.[name] === undefined && (mayIgnore || (isIssued && !known[name]))) continue;
    const value = values.find((one) => one !== undefined && takes(id, place, name, String(one)));
    if (value !== undefined) base[group] = { ...base[group], [name]: String(value) };
  }
  const own = given.body === undefined ? [] : [withKnown(id, given.body, given.body, [], given.known ?? {})];
  const bodies = [...own, ...bodiesOf(id, { ...known, ...given.known })].flatMap((body) => [body, filled(id, body)]);
  const unlike = new Map(bodies.map((body) => [JSON.stringify(body), body]));
  const made = [...unlike.values()].map((body) => ({ ...base, body })).filter((input) => isTaken(id, input));
  const [first, ...others] = made;
  if (!first) throw new Error(`${id} has no valid request: ${JSON.stringify(base)}, ${JSON.stringify(bodies[0])}`);
  return [first, ...others];
}

function takes(id: OperationId, place: 'path' | 'query' | 'header', name: string, value: string): boolean {
  const key = place === 'header' ? name.toLowerCase() : name;
  return !checkParameters(id, place, { [key]: value }).some(({ path }) => path.startsWith(`/${key}`)) && value !== '';
}

function bodiesOf(id: OperationId, known: Known): unknown[] {
  const media = bodyAt(id);
  if (!isObject(media)) return [undefined];
  const examples = isObject(media['examples']) ? Object.values(media['examples']) : [];
  const bodies = examples.map((example) => (isObject(example) ? example['value'] : undefined));
  const bare = madeOf(operations[id].service, media['schema']);
  return [...bodies, ...(bodies.length === 0 ? [bare] : [])].map((body) => withKnown(id, body, body, [], known));
}

/** The body with a known value in each place that takes it. */
function withKnown(id: OperationId, whole: unknown, at: unknown, path: readonly string[], known: Known): unknown {
  if (!isObject(at) && !Array.isArray(at)) return whole;
  return Object.entries(at).reduce((body: unknown, [key, value]) => {
    const values = typeof value === 'object' ? [] : ((Object.hasOwn(known, key) ? known[key] : undefined) ?? []);
    const better = values.map((one) => put(body, [...path, key], one)).find((one) => isTakenBody(id, one));
    return better ?? withKnown(id, body, value, [...path, key], known);
  }, whole);
}

/** The body with every optional field that it can have. */
function filled(id: OperationId, body: unknown): unknown {
  const { service } = operations[id];
  const fill = (whole: unknown, schema: unknown, path: readonly string[]): unknown => {
    const found = schemaAt(service, schema);
    const at = valueAt(whole, path);
    if (Array.isArray(at)) return at.length > 0 ? fill(whole, found['items'], [...path, '0']) : whole;
    const choices = [found['oneOf'], found['anyOf'], found['allOf']].flatMap((list: unknown) =>
      Array.isArray(list) ? list : [],
    );
    const chosen = choices.reduce((body: unknown, choice: unknown) => fill(body, choice, path), whole);
    if (!isObject(at) || !isObject(found['properties'])) return chosen;
    return Object.entries(found['properties']).reduce((body: unknown, [key, inner]) => {
      const place = [...path, key];
      if (valueAt(body, place) !== undefined) return fill(body, inner, place);
      const more = put(body, place, madeOf(service, inner));
      return isTakenBody(id, more) ? fill(more, inner, place) : body;
    }, chosen);
  };
  return fill(body, bodySchemaOf(id), []);
}

export function isTaken(id: OperationId, { path, query, headers, body }: Input): boolean {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const problems = [
    ...checkParameters(id, 'path', { ...path }),
    ...checkParameters(id, 'query', { ...query }),
    ...checkParameters(id, 'header', lower),
  ];
  if (problems.length > 0) return false;
  return body === undefined || operations[id].bodyType === null ? !requestBodyRule(id).required : isTakenBody(id, body);
}

export function isTakenBody(id: OperationId, body: unknown): boolean {
  const { bodyType } = operations[id];
  return bodyType !== null && body !== undefined && checkRequestBody(id, bodyType, body).length === 0;
}

export function valueAt(value: unknown, at: readonly string[]): unknown {
  return at.reduce<unknown>(
    (inner, key) => (Object.hasOwn(Object(inner), key) ? Object(inner)[key] : undefined),
    value,
  );
}

/** A copy with `next` at the place; undefined removes the place. */
export function put(value: unknown, at: readonly string[], next: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.map((item: unknown, i) => (String(i) === key ? put(item, rest, next) : item));
  if (!isObject(value)) return value;
  const { [key]: old, ...others } = value;
  const inner = put(old, rest, next);
  return inner === undefined ? others : { ...others, [key]: inner };
}

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  schema: z.unknown(),
  /** A service may do its work whatever the header says. */
  'x-may-ignore': z.boolean().default(false),
  /** Only a response gives a value, so none can be made. */
  'x-issued': z.boolean().default(false),
});

/** A trace id has its own cases, and a service ignores a `traceparent` that it cannot read. */
const tracing: ReadonlySet<string> = new Set(['X-Trace-Id', 'traceparent']);

/** The headers for tracing are not among them. */
export function parametersOf(id: OperationId) {
  const { service, path, method } = operations[id];
  const document = documents[service];
  const lists = [['parameters'], [method.toLowerCase(), 'parameters']].flatMap(
    (keys) => lookUp(document, ['paths', path, ...keys]) ?? [],
  );
  return lists.flatMap((item) => {
    const { data } = parameter.safeParse(resolve(document, item));
    if (!data || tracing.has(data.name)) return [];
    return [{ ...data, mayIgnore: data['x-may-ignore'], isIssued: data['x-issued'] }];
  });
}
