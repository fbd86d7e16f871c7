import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { type OperationId, operations, type ServiceName } from '../../openapi/generated/operations';
import { documents, isObject, lookUp, refKeys, resolve } from './documents';

/** Where a value breaks the contract: a JSON pointer and what is wrong. */
export interface Problem {
  path: string;
  message: string;
}

type Check = (value: unknown) => Problem[];
type ParameterPlace = 'path' | 'query' | 'header';

const NO_PROBLEMS: Problem[] = [];
const fits: Check = () => NO_PROBLEMS;

// Bodies are checked without coercion. Parameters are texts on the wire, so Ajv coerces them to the type of their
// schema.
const bodies = createAjv(false);
const parameters = createAjv(true);
const cache = new Map<string, Check>();

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    coerceTypes,
    validateSchema: false,
    logger: false,
    validateFormats: true,
  });
  addFormats(ajv);
  ajv.addFormat('password', true);
  for (const [service, document] of Object.entries(documents)) ajv.addSchema(document, service);
  return ajv;
}

/** Checks a parsed request body against the contract. An empty list means that the body is valid. */
export function checkRequestBody(id: OperationId, contentType: string, body: unknown): Problem[] {
  return cached(`body ${id} ${contentType}`, () =>
    schemaCheck(bodies, id, ['requestBody', 'content', contentType, 'schema']),
  )(body);
}

interface BodyRule {
  types: string[];
  required: boolean;
}

const bodyRules = new Map<OperationId, BodyRule>();
const statuses = new Map<OperationId, number[]>();

/** The content types that the operation accepts for its request body, and whether the body is required. */
export function requestBodyRule(id: OperationId): BodyRule {
  return kept(bodyRules, id, readBodyRule);
}

function readBodyRule(id: OperationId): BodyRule {
  const body = lookUp(documents[operations[id].service], [...operationKeys(id), 'requestBody']);
  if (!isObject(body) || !isObject(body['content'])) return { types: [], required: false };
  return { types: Object.keys(body['content']), required: body['required'] === true };
}

/** The statuses that the contract declares for the operation. */
export function declaredStatuses(id: OperationId): number[] {
  return kept(statuses, id, readStatuses);
}

function readStatuses(id: OperationId): number[] {
  const responses = lookUp(documents[operations[id].service], [...operationKeys(id), 'responses']);
  return isObject(responses) ? Object.keys(responses).map(Number) : [];
}

/**
 * Checks a response against the contract: its status must be declared, and its body must fit the schema. A response
 * without a declared body must be empty.
 */
export function checkAnswer(id: OperationId, status: number, body: unknown): Problem[] {
  return cached(`answer ${id} ${status}`, () => {
    const document = documents[operations[id].service];
    const keys = [...operationKeys(id), 'responses', String(status)];
    if (!isObject(lookUp(document, keys))) return () => [{ path: '', message: `status ${status} is not declared` }];
    const content = lookUp(document, [...keys, 'content']);
    if (!isObject(content))
      return (value) =>
        value === undefined || value === null ? NO_PROBLEMS : [{ path: '', message: 'no body is declared' }];
    if (!isObject(content['application/json'])) return fits;
    const check = schemaCheck(bodies, id, ['responses', String(status), 'content', 'application/json', 'schema']);
    return hasOptionalBody(id, status) ? (value) => (value === undefined ? NO_PROBLEMS : check(value)) : check;
  })(body);
}

/**
 * Checks the headers of a response: those that the contract requires are there, and each declared one fits its schema.
 * Other headers are allowed. The path of a problem is `/headers/` and the name in lower case.
 */
export function checkAnswerHeaders(
  id: OperationId,
  status: number,
  headers: readonly (readonly [name: string, value: string])[],
): Problem[] {
  const check = cached(`headers ${id} ${status}`, () => headerCheck(id, status));
  return check({ headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])) });
}

function headerCheck(id: OperationId, status: number): Check {
  const { service } = operations[id];
  const document = documents[service];
  const declared = lookUp(document, [...operationKeys(id), 'responses', String(status), 'headers']);
  if (!isObject(declared)) return fits;
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  for (const [name, item] of Object.entries(declared)) {
    const header = resolve(document, item);
    if (!isObject(header)) continue;
    properties[name.toLowerCase()] = rebase(header['schema'], service);
    if (header['required'] === true) required.push(name.toLowerCase());
  }
  return toCheck(parameters.compile({ properties: { headers: { type: 'object', properties, required } } }));
}

/** Whether the contract allows this response both with a body and without one (`x-optional-body`). */
export function hasOptionalBody(id: OperationId, status: number): boolean {
  return (
    lookUp(documents[operations[id].service], [
      ...operationKeys(id),
      'responses',
      String(status),
      'x-optional-body',
    ]) === true
  );
}

/** The schema of a response's JSON body, references followed; undefined when the contract declares none. */
export function answerSchema(id: OperationId, status: number): unknown {
  return lookUp(documents[operations[id].service], [
    ...operationKeys(id),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ]);
}

/** Checks the parameters of a request and coerces them in place. */
export function checkParameters(id: OperationId, place: ParameterPlace, values: Record<string, unknown>): Problem[] {
  return cached(`${place} ${id}`, () => parameterCheck(id, place))(values);
}

function parameterCheck(id: OperationId, place: ParameterPlace): Check {
  const { service } = operations[id];
  const document = documents[service];
  const keys = operationKeys(id);
  const declared = [lookUp(document, keys.slice(0, 2).concat('parameters')), lookUp(document, [...keys, 'parameters'])];
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  for (const list of declared) {
    if (!Array.isArray(list)) continue;
    for (const item of list) {
      const reference = refKeys(item);
      const parameter = reference ? lookUp(document, reference) : item;
      if (!isObject(parameter) || parameter['in'] !== place || typeof parameter['name'] !== 'string') continue;
      const name = place === 'header' ? parameter['name'].toLowerCase() : parameter['name'];
      properties[name] = rebase(parameter['schema'], service);
      if (parameter['required'] === true) required.push(name);
    }
  }
  const lists = Object.entries(properties).flatMap(([name, schema]) =>
    isObject(schema) && schema['type'] === 'array' ? [name] : [],
  );
  if (Object.keys(properties).length === 0) return fits;
  // Unknown parameters are ignored: caches, proxies and trackers add their own to a query.
  const check = toCheck(parameters.compile({ type: 'object', properties, required }));
  if (lists.length === 0) return check;
  return (value) => {
    // style: form, explode: false: commas separate the items of a list.
    if (isObject(value))
      for (const name of lists) if (typeof value[name] === 'string') value[name] = value[name].split(',');
    return check(value);
  };
}

/** Makes the local references of a schema fragment absolute, so that Ajv can compile the fragment on its own. */
function rebase(value: unknown, service: ServiceName): unknown {
  if (Array.isArray(value)) return value.map((item) => rebase(item, service));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' && item.startsWith('#') ? `${service}${item}` : rebase(item, service),
    ]),
  );
}

function schemaCheck(ajv: Ajv2020, id: OperationId, keys: string[]): Check {
  const { service } = operations[id];
  const document = documents[service];
  const schema = lookUp(document, [...operationKeys(id), ...keys]);
  if (schema === undefined) return fits;
  return toCheck(ajv.compile({ ...asSchema(rebase(schema, service)) }));
}

function asSchema(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function toCheck(validate: ValidateFunction): Check {
  return (value) => (validate(value) ? NO_PROBLEMS : (validate.errors ?? []).map(toProblem));
}

function toProblem(error: ErrorObject): Problem {
  const extra =
    typeof error.params['additionalProperty'] === 'string'
      ? ` "${error.params['additionalProperty'].slice(0, 60)}"`
      : '';
  return { path: error.instancePath, message: `${error.message ?? 'does not fit'}${extra}` };
}

function operationKeys(id: OperationId): string[] {
  const { path, method } = operations[id];
  return ['paths', path, method.toLowerCase()];
}

/** Returns the known value, or reads and stores it: the contract of an operation does not change at run time. */
function kept<Value>(known: Map<OperationId, Value>, id: OperationId, read: (id: OperationId) => Value): Value {
  const found = known.get(id);
  if (found !== undefined) return found;
  const value = read(id);
  known.set(id, value);
  return value;
}

function cached(key: string, make: () => Check): Check {
  const known = cache.get(key);
  if (known) return known;
  const check = make();
  cache.set(key, check);
  return check;
}
