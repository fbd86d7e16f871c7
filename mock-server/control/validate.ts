import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { isObject, lookUp, refKeys } from '../contract/documents';
import { controlDocument } from './document';

/** Where a value breaks control.yaml. */
export interface ControlProblem {
  field: string;
  message: string;
}

const bodies = createAjv(false);
const parameters = createAjv(true);
const cache = new Map<string, ValidateFunction>();

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: false, coerceTypes, validateSchema: false, logger: false });
  addFormats(ajv);
  ajv.addSchema(controlDocument, 'control');
  return ajv;
}

/** Checks the body of a control call; `operation` holds the keys of the operation in control.yaml. */
export function controlBodyProblem(operation: string[], body: unknown): ControlProblem | undefined {
  const rule = lookUp(controlDocument, [...operation, 'requestBody']);
  if (body === undefined)
    return isObject(rule) && rule['required'] === true ? { field: '', message: 'a JSON body is required' } : undefined;
  const pointer = [...operation, 'requestBody', 'content', 'application/json', 'schema'];
  if (lookUp(controlDocument, pointer) === undefined) return { field: '', message: 'this call takes no body' };
  return firstProblem(
    cached(bodies, pointer, () => ({ $ref: reference(pointer) })),
    body,
  );
}

/** Checks the path or query values of a control call and coerces them in place. */
export function controlParameterProblem(
  { item, operation }: { item: string[]; operation: string[] },
  place: 'path' | 'query',
  values: Record<string, unknown>,
): ControlProblem | undefined {
  const validate = cached(parameters, [...operation, place], () => {
    const properties: Record<string, unknown> = {};
    const required: string[] = [];
    for (const list of [
      lookUp(controlDocument, [...item, 'parameters']),
      lookUp(controlDocument, [...operation, 'parameters']),
    ]) {
      for (const entry of Array.isArray(list) ? list : []) {
        const keys = refKeys(entry);
        const parameter = keys ? lookUp(controlDocument, keys) : entry;
        if (!isObject(parameter) || parameter['in'] !== place || typeof parameter['name'] !== 'string') continue;
        properties[parameter['name']] = absolute(parameter['schema']);
        if (parameter['required'] === true) required.push(parameter['name']);
      }
    }
    return { type: 'object', properties, required, additionalProperties: false };
  });
  return firstProblem(validate, values);
}

function cached(ajv: Ajv2020, keys: string[], schema: () => object): ValidateFunction {
  const key = keys.join(' ');
  const known = cache.get(key);
  if (known) return known;
  const validate = ajv.compile(schema());
  cache.set(key, validate);
  return validate;
}

function reference(keys: string[]): string {
  return `control#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

/** A schema of the document with absolute references, so that Ajv can compile it on its own. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? `control${item}` : absolute(item),
    ]),
  );
}

function firstProblem(validate: ValidateFunction, value: unknown): ControlProblem | undefined {
  if (validate(value)) return undefined;
  const error = validate.errors?.[0];
  return error ? { field: error.instancePath, message: messageOf(error) } : { field: '', message: 'does not fit' };
}

function messageOf(error: ErrorObject): string {
  const where = error.instancePath === '' ? '' : `"${error.instancePath.slice(1, 100).replaceAll('/', '.')}" `;
  const extra: unknown = error.params['additionalProperty'];
  if (typeof extra === 'string') return `${where}there is no field "${extra.slice(0, 60)}"`.trim();
  const allowed: unknown = error.params['allowedValues'];
  if (Array.isArray(allowed)) return `${where}must be one of ${allowed.join(', ')}`;
  return `${where}${error.message ?? 'does not fit'}`;
}
