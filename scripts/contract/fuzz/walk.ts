import { type OperationId, operations } from '../../../openapi/generated/operations';
import { isObject, type Json } from '../../../mock-server/contract/documents';
import { MAX_BODY_BYTES } from '../../../mock-server/http/read-request';
import type { Reason } from './judge';
import { bodySchemaOf, inputsOf, parametersOf, isTaken, isTakenBody, put, valueAt } from './inputs';
import { fits, list, number, schemaAt, stretched, typesOf } from './values';
import { bytes, type Input, onWire, type Wire } from './wire';

/**
 * How much of a broken request is left for a service that overlooks the fault: nothing that it can do (`severe`), or
 * all of a valid request (`mild`).
 */
export interface Broken {
  reason: Reason;
  why: string;
  fault: 'severe' | 'mild';
  wire: Wire;
}

/** A constraint of the contract, and a value at its bound or outside of it. */
interface Change {
  keyword: string;
  value: unknown;
  /** Where, below the place of the schema. */
  at?: string[];
}

/** All valid requests that can be made without a service. */
export function validOf(id: OperationId): Input[] {
  return inputsOf(id).flatMap((input) => [input, ...edgesOf(id, input).map((edge) => edge.input)]);
}

/** Each constraint of the request once: a valid request with a value at the bound. Without the request itself. */
export function edgesOf(id: OperationId, base: Input): { why: string; input: Input }[] {
  const isEdge = ({ input }: Changed) => JSON.stringify(input) !== JSON.stringify(base) && isTaken(id, input);
  return changesOf(id, base, inside, true).filter(isEdge);
}

/** Each constraint of the request once, broken by a value just outside; then what no schema says. */
export function brokenOf(id: OperationId, base: Input): Broken[] {
  const broken = changesOf(id, base, outside).filter(({ input }) => !isTaken(id, input));
  return [
    ...broken.map(({ why, keyword, mayIgnore, input }): Broken => ({
      reason: mayIgnore ? 'ignorable' : 'schema',
      why,
      // A service without the check stores a value that is only too long.
      fault:
        !mayIgnore && ['type', 'required', 'const'].includes(keyword) && why.startsWith('body') ? 'severe' : 'mild',
      wire: onWire(id, input),
    })),
    ...unreadableOf(id, base),
  ];
}

interface Changed {
  why: string;
  keyword: string;
  mayIgnore: boolean;
  input: Input;
}

function changed(place: string, { keyword, value }: Change, input: Input, mayIgnore = false): Changed {
  const told = value === undefined ? 'missing' : (JSON.stringify(value) ?? '').slice(0, 60);
  return { why: `${place}: ${keyword}, ${told}`, keyword, mayIgnore, input };
}

function changesOf(
  id: OperationId,
  base: Input,
  changes: (schema: Json, value: unknown, isText: boolean) => Change[],
  isValid = false,
): Changed[] {
  const { service, bodyType } = operations[id];
  const isForm = bodyType === 'application/x-www-form-urlencoded';
  const inParameters = parametersOf(id).flatMap(({ name, in: place, required, schema, mayIgnore, isIssued }) => {
    const group = place === 'header' ? 'headers' : place;
    const found = schemaAt(service, schema);
    const isList = typesOf(found).includes('array');
    const text = base[group][name] ?? (isIssued || mayIgnore ? '' : undefined);
    if (text === undefined || (isValid && isIssued)) return [];
    const made = changes(found, isList ? text.split(',') : text, true);
    if (required && place === 'query') made.push({ keyword: 'required', value: undefined });
    return made.flatMap((change): Changed[] => {
      const written = Array.isArray(change.value) ? change.value.join(',') : change.value;
      const isSendable =
        typeof written === 'string' &&
        (place === 'query' || written !== '') &&
        (place !== 'header' || /^[\x21-\x7e]+$/.test(written));
      if (written !== undefined && !isSendable) return [];
      const { [name]: _, ...others } = base[group];
      const values = written === undefined ? others : { ...others, [name]: String(written) };
      return [changed(`${place} parameter ${name}`, change, { ...base, [group]: values }, mayIgnore)];
    });
  });
  const inBody = base.body === undefined ? [] : spotsIn(service, bodySchemaOf(id), base.body);
  return [
    ...inParameters,
    ...inBody.flatMap(({ at, schema }) =>
      changes(schema, valueAt(base.body, at), isForm && at.length > 0).flatMap((change): Changed[] => {
        const inner = [...at, ...(change.at ?? [])];
        const body = put(base.body, inner, change.value);
        return isForm && !isObject(body) ? [] : [changed(`body /${inner.join('/')}`, change, { ...base, body })];
      }),
    ),
  ];
}

interface Spot {
  at: string[];
  schema: Json;
}

/** Every schema that holds for a place of the value. Branches that do not hold there are filtered by the validator. */
function spotsIn(
  service: (typeof operations)[OperationId]['service'],
  schema: unknown,
  value: unknown,
  at: string[] = [],
): Spot[] {
  const found = schemaAt(service, schema);
  const inner = valueAt(value, at);
  const branches = [found['oneOf'], found['anyOf'], found['allOf']].flatMap((one: unknown) =>
    Array.isArray(one) ? one : [],
  );
  const { properties } = found;
  return [
    { at, schema: found },
    ...branches.flatMap((branch: unknown) => spotsIn(service, branch, value, at)),
    ...(isObject(inner) && isObject(properties)
      ? Object.keys(properties).flatMap((key) =>
          inner[key] === undefined ? [] : spotsIn(service, properties[key], value, [...at, key]),
        )
      : []),
    ...(Array.isArray(inner) && inner.length > 0 ? spotsIn(service, found['items'], value, [...at, '0']) : []),
  ];
}

/** Values at the bounds. `isText`: it is written as text, as in a query. */
function inside(schema: Json, value: unknown, isText: boolean): Change[] {
  const texts = (keyword: string, length: unknown): Change[] => {
    if (typeof value !== 'string' || typeof length !== 'number') return [];
    const found = stretched(value, length).find((text) => fits(schema, text));
    return found === undefined || found === value ? [] : [{ keyword, value: found }];
  };
  const written = (one: unknown) => (isText ? String(one) : one);
  const types = typesOf(schema);
  return [
    ...(Array.isArray(schema['enum']) ? schema['enum'].map((one: unknown) => ({ keyword: 'enum', value: one })) : []),
    ...(types.includes('boolean') ? [true, false].map((one) => ({ keyword: 'type', value: written(one) })) : []),
    ...(types.includes('null') && !isText ? [{ keyword: 'type', value: null }] : []),
    ...texts('minLength', Math.max(1, number(schema['minLength'], NaN)) || undefined),
    ...texts('maxLength', schema['maxLength']),
    ...['minimum', 'maximum'].flatMap((keyword) =>
      typeof schema[keyword] === 'number' ? [{ keyword, value: written(schema[keyword]) }] : [],
    ),
    ...sized(value, 'minItems', schema['minItems']),
    ...sized(value, 'maxItems', schema['maxItems']),
    ...(isObject(value)
      ? Object.keys(value).flatMap((key) =>
          list(schema['required']).includes(key) ? [] : [{ keyword: 'required', at: [key], value: undefined }],
        )
      : []),
  ];
}

const foreign = { null: null, string: 'text', integer: 7, boolean: true, array: [], object: {} };
const odd = [' ', '<', '!', '/', '\u0001', '\u{1F600}', 'x y', 'é'];
const formless = ['no such thing', 'nosuchthing', '2001-02-31', '2001-13-01', 'a@', '@b', 'http://[', '%'];

/** Values just outside the bounds. */
function outside(schema: Json, value: unknown, isText: boolean): Change[] {
  const types = typesOf(schema);
  const { enum: choices, pattern, format } = schema;
  const isOfType = (type: string) => types.includes(type) || (type === 'integer' && types.includes('number'));
  const found: Change[] = [];
  const add = (keyword: string, ...values: unknown[]) => found.push(...values.map((one) => ({ keyword, value: one })));
  if (types.length > 0 && !isText) {
    const others = Object.entries(foreign).filter(([type]) => !isOfType(type));
    add('type', ...others.map(([, one]) => one).slice(0, 4));
    if (types.includes('integer')) add('type', 1.5);
  } else if (isText && types.some((type) => type === 'integer' || type === 'number' || type === 'boolean'))
    add('type', 'text', '1.5');
  if (Array.isArray(choices)) add('enum', 'NO_SUCH_VALUE');
  if ('const' in schema)
    add('const', typeof schema['const'] === 'boolean' && !isText ? !schema['const'] : 'NO_SUCH_VALUE');
  for (const [keyword, by] of Object.entries({ minimum: -1, maximum: 1 })) {
    const bound = schema[keyword];
    if (typeof bound === 'number') add(keyword, isText ? String(bound + by) : bound + by);
  }
  if (typeof value === 'string') {
    const least = schema['minLength'];
    const most = schema['maxLength'];
    if (typeof least === 'number' && least > 0) add('minLength', stretched(value, least - 1)[0]);
    if (typeof most === 'number') add('maxLength', longer(schema, value, most + 1));
    const { pattern: _, format: __, ...plain } = schema;
    const spoilt = odd.flatMap((sign) => [
      value + sign,
      sign + value.slice(1),
      value.slice(0, -1) + sign,
      sign.repeat(number(least, 1)),
    ]);
    const offPattern = spoilt.filter((text) => fits(plain, text) && !fits({ pattern }, text));
    if (typeof pattern === 'string') add('pattern', ...offPattern.filter((_one, i) => i % 3 === 0).slice(0, 3));
    if (typeof format === 'string')
      add(
        'format',
        ...formless
          .map((text) => stretched(text, Math.max(text.length, number(least, 0)))[0])
          .filter((text) => text !== undefined && fits({ pattern }, text))
          .slice(0, 4),
      );
  }
  found.push(
    ...sized(value, 'minItems', number(schema['minItems'], 0) - 1),
    ...sized(value, 'maxItems', number(schema['maxItems'], -2) + 1),
  );
  if (isObject(value)) {
    for (const key of list(schema['required']))
      if (key in value) found.push({ keyword: 'required', at: [key], value: undefined });
    if (schema['additionalProperties'] === false) add('additionalProperties', { ...value, isAdmin: 'true' });
    if (typeof schema['minProperties'] === 'number') add('minProperties', {});
  }
  return found;
}

/** A text that is too long, and otherwise as it should be. */
function longer(schema: Json, value: string, length: number): string {
  const { maxLength: _, ...others } = schema;
  const made = stretched(value, length);
  return made.find((text) => fits(others, text)) ?? made[0] ?? value;
}

function sized(value: unknown, keyword: string, length: unknown): Change[] {
  if (!Array.isArray(value) || typeof length !== 'number' || length < 0) return [];
  const [item = {}] = value;
  const copies = Array.from(
    { length },
    (_, i): unknown => value[i] ?? (typeof item === 'string' ? `${item}${i}` : item),
  );
  return length === value.length ? [] : [{ keyword, value: copies }];
}

/** What a service has to refuse before it reads the schema. */
function unreadableOf(id: OperationId, base: Input): Broken[] {
  const { method, bodyType } = operations[id];
  const good = onWire(id, base);
  const made: Broken[] = [];
  const add = (reason: Reason, fault: Broken['fault'], why: string, wire: Partial<Wire>) =>
    made.push({ reason, fault, why, wire: { ...good, ...wire } });
  for (const value of ['with spaces', 'x'.repeat(65)])
    add('schema', 'mild', `trace id ${value.slice(0, 20)}`, { headers: { ...good.headers, 'x-trace-id': value } });
  if (method === 'GET') return made;
  if (bodyType === null) {
    add('body', 'mild', 'a body where none is taken', {
      headers: { ...good.headers, 'content-type': 'application/json' },
      body: bytes('{"a":1}'),
    });
    return made;
  }
  const typed = { ...good.headers, 'content-type': bodyType };
  const plain = good.body ?? bytes('{}');
  // The rest of the huge body is an empty object.
  add('huge', isTakenBody(id, {}) ? 'mild' : 'severe', `a body of more than ${MAX_BODY_BYTES} bytes`, {
    headers: typed,
    body: bytes(`{"a":"${'x'.repeat(MAX_BODY_BYTES)}"}`),
  });
  for (const type of ['text/plain', 'application/xml', 'application/json-patch+json'])
    add('media type', 'mild', `content type ${type}`, { body: plain, headers: { ...typed, 'content-type': type } });
  add('syntax', 'severe', 'bytes that are not UTF-8', { headers: typed, body: Uint8Array.of(0xff, 0xc0, 0x22) });
  if (bodyType === 'application/x-www-form-urlencoded') return made;
  add('syntax', 'severe', '2000 levels deep', { headers: typed, body: bytes('['.repeat(2000) + ']'.repeat(2000)) });
  add('syntax', 'severe', 'JSON that breaks off', { headers: typed, body: plain.subarray(0, -1) });
  return made;
}
