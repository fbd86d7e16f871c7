import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { declaredHeaders, declaredOf, type HeaderList } from './declared';
import { isObject, type Json, lookUp, resolve } from './documents';

/** `path` is a JSON pointer to the value. `field` is one to the field of it that is wrong. */
export interface Problem {
  path: string;
  message: string;
  field?: string;
}

/** An empty list means that the value fits. A check of parameters coerces them in place. */
export type Check = (value: unknown) => Problem[];
export type HeaderCheck = (headers: HeaderList) => Problem[];
export type ParameterPlace = 'path' | 'query' | 'header';

/** Where a document of the contract describes an operation: its path, and its method in lower case. */
export interface OperationAt {
  id: string;
  document: string;
  path: string;
  method: string;
}

/** Without types the operation takes no body. */
export interface BodyRule {
  types: string[];
  required: boolean;
}

/** What is known of an operation. Each part is made at its first use. */
interface Known {
  body?: BodyRule;
  statuses?: number[];
  requestBodies: Map<string, Check>;
  responseBodies: Map<number, Check>;
  responseHeaders: Map<number, HeaderCheck>;
  parameters: Map<ParameterPlace, Check>;
}

const NO_PROBLEMS: Problem[] = [];
const fits: Check = () => NO_PROBLEMS;

/**
 * Checks requests and responses against OpenAPI documents. The services and the control interface each have one
 * (see docs/decisions/one-mock.md). It compiles a schema at its first use and keeps the result.
 */
export class Contract {
  readonly #documents: Readonly<Record<string, Json>>;
  readonly #refusesUnknownParameters: boolean;
  readonly #ajvs = new Map<string, Ajv2020>();
  readonly #known = new Map<string, Known>();

  /**
   * @param documents bundled OpenAPI documents by name
   * @param options.refusesUnknownParameters by default unknown parameters are ignored, because caches, proxies and
   * trackers add their own to a query
   */
  constructor(
    documents: Readonly<Record<string, Json>>,
    { refusesUnknownParameters = false }: { refusesUnknownParameters?: boolean } = {},
  ) {
    this.#documents = documents;
    this.#refusesUnknownParameters = refusesUnknownParameters;
  }

  /** The value at keys below the operation. Follows references. Undefined when the document has none. */
  lookUp(at: OperationAt, keys: readonly string[]): unknown {
    return lookUp(this.#document(at), ['paths', at.path, at.method, ...keys]);
  }

  bodyRule(at: OperationAt): BodyRule {
    return (this.#knownOf(at).body ??= this.#bodyRule(at));
  }

  statuses(at: OperationAt): number[] {
    return (this.#knownOf(at).statuses ??= this.#statuses(at));
  }

  requestBody(at: OperationAt, contentType: string): Check {
    return kept(this.#knownOf(at).requestBodies, contentType, () =>
      this.#schemaCheck(at, ['requestBody', 'content', contentType, 'schema']),
    );
  }

  /**
   * The status must be declared, and the body must fit the schema. A response without a declared body must be empty.
   */
  responseBody(at: OperationAt, status: number): Check {
    return kept(this.#knownOf(at).responseBodies, status, () => {
      const keys = ['responses', String(status)];
      if (!isObject(this.lookUp(at, keys))) return () => [{ path: '', message: `status ${status} is not declared` }];
      const content = this.lookUp(at, [...keys, 'content']);
      if (!isObject(content))
        return (value) =>
          value === undefined || value === null ? NO_PROBLEMS : [{ path: '', message: 'no body is declared' }];
      if (!isObject(content['application/json'])) return fits;
      const check = this.#schemaCheck(at, [...keys, 'content', 'application/json', 'schema']);
      return this.hasOptionalBody(at, status) ? (value) => (value === undefined ? NO_PROBLEMS : check(value)) : check;
    });
  }

  /** Whether the contract allows this response both with a body and without one (`x-optional-body`). */
  hasOptionalBody(at: OperationAt, status: number): boolean {
    return this.lookUp(at, ['responses', String(status), 'x-optional-body']) === true;
  }

  /**
   * Every required header must be there, and every declared one must fit its schema. Other headers are allowed. The
   * path of a problem is `/headers/` and the name in lower case.
   */
  responseHeaders(at: OperationAt, status: number): HeaderCheck {
    return kept(this.#knownOf(at).responseHeaders, status, () => {
      const declared = this.lookUp(at, ['responses', String(status), 'headers']);
      if (!isObject(declared)) return fits;
      const entries = Object.entries(declared).map(([name, item]) => ({ name: name.toLowerCase(), item }));
      const check = toCheck(this.#ajv(at, true).compile({ properties: { headers: this.#valuesSchema(at, entries) } }));
      const names = new Set(entries.map(({ name }) => name));
      return (given) => check({ headers: declaredHeaders(given, names) });
    });
  }

  /** The check coerces values of path and query in place. */
  parameters(at: OperationAt, place: ParameterPlace): Check {
    return kept(this.#knownOf(at).parameters, place, () => this.#parameterCheck(at, place));
  }

  #knownOf({ id }: OperationAt): Known {
    return kept(this.#known, id, () => ({
      requestBodies: new Map(),
      responseBodies: new Map(),
      responseHeaders: new Map(),
      parameters: new Map(),
    }));
  }

  #bodyRule(at: OperationAt): BodyRule {
    const body = this.lookUp(at, ['requestBody']);
    if (!isObject(body) || !isObject(body['content'])) return { types: [], required: false };
    return { types: Object.keys(body['content']), required: body['required'] === true };
  }

  #statuses(at: OperationAt): number[] {
    const responses = this.lookUp(at, ['responses']);
    return isObject(responses) ? Object.keys(responses).map(Number) : [];
  }

  #parameterCheck(at: OperationAt, place: ParameterPlace): Check {
    const document = this.#document(at);
    const ofPath = lookUp(document, ['paths', at.path, 'parameters']);
    const entries = [ofPath, this.lookUp(at, ['parameters'])]
      .flatMap((list: unknown): unknown[] => (Array.isArray(list) ? list : []))
      .flatMap((entry) => {
        const item = resolve(document, entry);
        if (!isObject(item) || item['in'] !== place || typeof item['name'] !== 'string') return [];
        return [{ name: place === 'header' ? item['name'].toLowerCase() : item['name'], item }];
      });
    if (entries.length === 0 && !this.#refusesUnknownParameters) return fits;
    const schema = this.#valuesSchema(at, entries);
    const lists = Object.entries(schema.properties).flatMap(([name, value]) =>
      isObject(value) && value['type'] === 'array' ? [name] : [],
    );
    const check = toCheck(
      this.#ajv(at, true).compile({
        ...schema,
        ...(this.#refusesUnknownParameters && { additionalProperties: false }),
      }),
    );
    if (place === 'header') {
      const names = new Set(entries.map(({ name }) => name));
      return (value) => check(isObject(value) ? declaredOf(value, names) : value);
    }
    return (value) => {
      if (!isObject(value)) return check(value);
      for (const { name } of entries)
        if (Array.isArray(value[name]))
          return [
            { path: `/${name}`, message: 'comes twice: give it once, and separate the items of a list by commas' },
          ];
      // style: form, explode: false: commas separate the items of a list.
      for (const name of lists) if (typeof value[name] === 'string') value[name] = value[name].split(',');
      return check(value);
    };
  }

  /** The schema of an object of parameters or headers. */
  #valuesSchema(at: OperationAt, entries: readonly { name: string; item: unknown }[]) {
    const properties: Record<string, unknown> = {};
    const required: string[] = [];
    for (const { name, item } of entries) {
      const declared = resolve(this.#document(at), item);
      if (!isObject(declared)) continue;
      properties[name] = rebase(declared['schema'], at.document);
      if (declared['required'] === true) required.push(name);
    }
    return { type: 'object', properties, required };
  }

  #schemaCheck(at: OperationAt, keys: string[]): Check {
    const schema = rebase(this.lookUp(at, keys), at.document);
    return isObject(schema) ? toCheck(this.#ajv(at, false).compile({ ...schema })) : fits;
  }

  #document(at: OperationAt): Json {
    return this.#documents[at.document] ?? {};
  }

  /**
   * One for each document, because no document refers to another, and reading them all would hold up the start.
   * @param coerceTypes for parameters, which are sent as text
   */
  #ajv(at: OperationAt, coerceTypes: boolean): Ajv2020 {
    return kept(this.#ajvs, `${at.document} ${coerceTypes}`, () => {
      const code = { optimize: false };
      const ajv = new Ajv2020({ strict: false, coerceTypes, validateSchema: false, logger: false, code });
      addFormats(ajv).addFormat('password', true);
      return ajv.addSchema(this.#document(at), at.document);
    });
  }
}

/** Makes local references absolute, so that Ajv can compile a part of a document on its own. */
function rebase(value: unknown, document: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rebase(item, document));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' && item.startsWith('#')
        ? `${document}${item}`
        : rebase(item, document),
    ]),
  );
}

function toCheck(validate: ValidateFunction): Check {
  return (value) => (validate(value) ? NO_PROBLEMS : (validate.errors ?? []).map(toProblem));
}

function toProblem({ instancePath, params, message = 'does not fit' }: ErrorObject): Problem {
  const extra: unknown = params['additionalProperty'];
  const allowed: unknown = params['allowedValues'];
  if (typeof extra === 'string')
    return {
      path: instancePath,
      message: `there is no field "${extra.slice(0, 60)}"`,
      field: `${instancePath}/${extra.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    };
  if (Array.isArray(allowed)) return { path: instancePath, message: `must be one of ${allowed.join(', ')}` };
  return { path: instancePath, message };
}

/** The documents do not change at run time, so a value is made once. */
function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = make();
  known.set(key, value);
  return value;
}
