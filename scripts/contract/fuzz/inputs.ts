import fc from 'fast-check';
import { type OperationId, operations } from '../../../openapi/generated/operations';
import { documents, isObject, lookUp } from '../../../mock-server/contract/documents';
import { checkParameters, checkRequestBody, requestBodyRule } from '../../../mock-server/contract/validators';
import { MAX_BODY_BYTES } from '../../../mock-server/http/read-request';
import { parametersOf } from './parameters';
import { valueOf } from './values';
import { bytes, type Input, onWire, type Wire } from './wire';

type Place = 'path' | 'query' | 'header';

function bodySchemaOf(id: OperationId): unknown {
  const { service, path, method, bodyType } = operations[id];
  return bodyType === null
    ? undefined
    : lookUp(documents[service], ['paths', path, method.toLowerCase(), 'requestBody', 'content', bodyType, 'schema']);
}

export function validInput(id: OperationId): fc.Arbitrary<Input> {
  const { service } = operations[id];
  const values: Record<Place, Record<string, fc.Arbitrary<string>>> = { path: {}, query: {}, header: {} };
  const required: string[] = [];
  for (const { name, in: place, required: must, schema, isIssued } of parametersOf(id)) {
    if (isIssued && !must) continue;
    values[place][name] = valueOf(service, schema, name)
      .map(String)
      .filter((text) => place !== 'path' || text !== '');
    if (must) required.push(name);
  }
  const record = (place: Place) =>
    fc.record(values[place], { requiredKeys: Object.keys(values[place]).filter((name) => required.includes(name)) });
  const rule = requestBodyRule(id);
  const body = rule.types.length === 0 ? fc.constant(undefined) : valueOf(service, bodySchemaOf(id));
  return fc
    .record({
      path: record('path'),
      query: record('query'),
      headers: record('header'),
      body: rule.required ? body : fc.option(body, { nil: undefined }),
    })
    .filter((input) => isTaken(id, input));
}

function isTaken(id: OperationId, { path, query, headers, body }: Input): boolean {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  if (
    checkParameters(id, 'path', { ...path }).length +
      checkParameters(id, 'query', { ...query }).length +
      checkParameters(id, 'header', lower).length >
    0
  )
    return false;
  const { bodyType } = operations[id];
  if (body === undefined || bodyType === null) return !requestBodyRule(id).required;
  return checkRequestBody(id, bodyType, body).length === 0;
}

/**
 * How much of a broken request is left for a service that overlooks the fault: nothing that it can do (`severe`), or
 * all of a valid request (`mild`). The contract lets a service overlook an `ignorable` fault.
 */
export type Fault = 'severe' | 'mild' | 'ignorable';

export interface Broken {
  why: string;
  fault: Fault;
  wire: Wire;
}

type Made = Omit<Broken, 'fault'>;

/** Each broken request starts from a valid one. */
export function brokenInput(id: OperationId): fc.Arbitrary<Broken> {
  return validInput(id).chain((input) => fc.oneof(...waysToBreak(id, input).map(([, way]) => way)));
}

/** Makes requests that even a lax service cannot carry out; undefined where the operation has none. */
export function severelyBrokenInput(id: OperationId): fc.Arbitrary<Broken | undefined> {
  return validInput(id).chain((input) => {
    const ways = waysToBreak(id, input).flatMap(([fault, way]) => (fault === 'severe' ? [way] : []));
    return ways.length > 0 ? fc.oneof(...ways) : fc.constant(undefined);
  });
}

function waysToBreak(id: OperationId, input: Input): (readonly [Fault, fc.Arbitrary<Broken>])[] {
  const { method, csrf, bodyType } = operations[id];
  const good = onWire(id, input);
  const ways: (readonly [Fault, fc.Arbitrary<Broken>])[] = [];
  const add = (fault: Fault, made: fc.Arbitrary<Made>) =>
    ways.push([fault, made.map((one) => ({ ...one, fault }))] as const);
  const is = (why: string, wire: Partial<Wire>): fc.Arbitrary<Made> => fc.constant({ why, wire: { ...good, ...wire } });
  add(
    'mild',
    fc.constantFrom('with spaces', 'x'.repeat(5000), '<script>').map((value) => ({
      why: 'a trace id off its pattern',
      wire: { ...good, headers: { ...good.headers, 'x-trace-id': value } },
    })),
  );
  for (const { fault, made } of brokenParameters(id, input)) add(fault, made);
  if (csrf) add('mild', is('no CSRF token', { withoutCsrf: true }));
  if (method === 'GET') return ways;
  if (bodyType === null) {
    const headers = { ...good.headers, 'content-type': 'application/json' };
    add('mild', is('a body where none is taken', { headers, body: bytes('{"a":1}') }));
    return ways;
  }
  const typed = { ...good.headers, 'content-type': bodyType };
  const plain = good.body ?? bytes('{}');
  // The rest of the huge body is an empty object.
  add(
    isTakenBody(id, {}) ? 'mild' : 'severe',
    is('huge', { headers: typed, body: bytes(`{"a":"${'x'.repeat(MAX_BODY_BYTES)}"}`) }),
  );
  add(
    'mild',
    fc
      .constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json-patch+json')
      .map((type) => ({
        why: `content type ${type}`,
        wire: { ...good, body: plain, headers: { ...typed, 'content-type': type } },
      })),
  );
  add(
    'severe',
    fc.uint8Array({ minLength: 0, maxLength: 40 }).map((rest) => ({
      why: 'bytes that are not UTF-8',
      wire: { ...good, headers: typed, body: Uint8Array.of(0xff, 0xc0, ...rest) },
    })),
  );
  if (bodyType === 'application/json') {
    add(
      'severe',
      fc.integer({ min: 100, max: 20_000 }).map((levels) => ({
        why: `${levels} levels deep`,
        wire: { ...good, headers: typed, body: bytes('['.repeat(levels) + ']'.repeat(levels)) },
      })),
    );
    add(
      'severe',
      fc.integer({ min: 1, max: Math.max(1, plain.length - 1) }).map((length) => ({
        why: 'JSON that breaks off',
        wire: { ...good, headers: typed, body: bytes(`{${new TextDecoder().decode(plain.subarray(0, length))}`) },
      })),
    );
  }
  for (const { fault, made } of brokenBodies(id, input.body))
    add(
      fault,
      made.map(({ why, body }) => ({ why, wire: onWire(id, { ...input, body }) })),
    );
  return ways;
}

function brokenParameters(id: OperationId, input: Input): { fault: Fault; made: fc.Arbitrary<Made> }[] {
  return parametersOf(id).flatMap(({ name, in: place, required, mayIgnore }) => {
    const group = place === 'header' ? 'headers' : place;
    const values = fc
      .constantFrom('\u0001\u0002', 'x'.repeat(3000), '{"a":1}', '<script>alert(1)</script>', '-1', 'null')
      .filter((text) => place !== 'header' || !text.startsWith('\u0001'));
    const changed = values
      .map((value) => ({ ...input, [group]: { ...input[group], [name]: value } }))
      .map((made) => ({ why: `${place} parameter ${name} off its schema`, input: made }));
    const missing =
      required && place === 'query'
        ? [
            fc.constant({
              why: `query parameter ${name} missing`,
              input: { ...input, query: without(input.query, name) },
            }),
          ]
        : [];
    const one = fc.oneof(changed, ...missing);
    // Some parameters accept almost any value, so no value breaks them.
    const isBreakable = ['x'.repeat(3000), '<script>alert(1)</script>', '-1'].some(
      (value) => !isTaken(id, { ...input, [group]: { ...input[group], [name]: value } }),
    );
    if (!isBreakable) return [];
    const made = one
      .filter(({ input: spoilt }) => !isTaken(id, spoilt))
      .map(({ why, input: spoilt }) => ({ why, wire: onWire(id, spoilt) }));
    return [{ fault: mayIgnore ? 'ignorable' : required ? 'severe' : 'mild', made }];
  });
}

function without(values: Readonly<Record<string, unknown>>, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (key === name ? [] : [[key, String(value)]])),
  );
}

interface BrokenBody {
  why: string;
  body: unknown;
}

/** They violate the schema at any depth: a wrong type, a missing field, an extra field, an over-long value. */
function brokenBodies(id: OperationId, body: unknown): { fault: Fault; made: fc.Arbitrary<BrokenBody> }[] {
  const { bodyType } = operations[id];
  if (bodyType === null || !isObject(body)) return [];
  const places = placesIn(body);
  const isForm = bodyType === 'application/x-www-form-urlencoded';
  const wrong = isForm
    ? fc.constant('x'.repeat(10_000))
    : fc.constantFrom<unknown>(null, true, 3.5, 'text', [], {}, [[]], 'x'.repeat(50_000), { $ref: '#' });
  const replaced = fc
    .tuple(fc.constantFrom(...places), wrong)
    .map(([at, value]) => ({ why: `a wrong type or length at /${at.join('/')}`, body: put(body, at, value) }));
  const dropped = fc
    .constantFrom(...places)
    .map((at) => ({ why: `/${at.join('/')} missing`, body: put(body, at, undefined) }));
  const extra = fc
    .tuple(fc.constantFrom('__proto__x', 'constructor', 'isAdmin', 'role'), fc.constantFrom('1', 'true'))
    .map(([name, value]) => ({ why: `an extra field ${name}`, body: { ...body, [name]: value } }));
  const broken = (made: fc.Arbitrary<BrokenBody>) =>
    made
      .map((one) => (isTakenBody(id, one.body) ? { why: 'the body is a list', body: [one.body] } : one))
      .filter(({ body: spoilt }) => !isForm || !Array.isArray(spoilt));
  return [
    { fault: 'severe', made: broken(fc.oneof(replaced, dropped)) },
    { fault: 'mild', made: broken(extra) },
  ];
}

function isTakenBody(id: OperationId, body: unknown): boolean {
  const { bodyType } = operations[id];
  return bodyType !== null && body !== undefined && checkRequestBody(id, bodyType, body).length === 0;
}

/** Every place inside a value as a path of keys, without the root. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  const inner = isObject(value)
    ? Object.entries(value)
    : Array.isArray(value)
      ? value.map((item, i): [string, unknown] => [String(i), item])
      : [];
  const found = inner.flatMap(([key, item]) => placesIn(item, [...at, key]));
  return at.length === 0 ? (found.length > 0 ? found : [['missing']]) : [at, ...found];
}

/** A copy with `next` at the place; undefined removes the place. */
function put(value: unknown, at: readonly string[], next: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.map((item: unknown, i) => (String(i) === key ? put(item, rest, next) : item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      name === key ? (rest.length === 0 && next === undefined ? [] : [[name, put(item, rest, next)]]) : [[name, item]],
    ),
  );
}
