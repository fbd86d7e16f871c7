import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Service } from '../configure';
import { isRecord } from './record';

// For development and tests only: src/api/clients.ts imports this module under import.meta.env.DEV. A production build
// does not contain it.

export interface ContractBreach {
  service: Service;
  operation: string;
  status: number;
  /**
   * Place in the body as a JSON pointer (RFC 6901). For a problem of the whole response, a word such as "status" or
   * "body".
   */
  field: string;
  message: string;
  traceId: string | null;
}

export const contractBreachEvent = 'contract-breach';

type Json = { [key: string]: unknown };

const documents: Record<Service, () => Promise<{ default: unknown }>> = {
  authentication: () => import('../../../openapi/generated/authentication-service.json'),
  orchestrator: () => import('../../../openapi/generated/identity-orchestrator.json'),
  orchestratorV1: () => import('../../../openapi/generated/identity-orchestrator-v1.json'),
  gateway: () => import('../../../openapi/generated/ui-gateway.json'),
  accountSecurity: () => import('../../../openapi/generated/account-security.json'),
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
const loaded = new Map<Service, Promise<Json>>();
const validators = new Map<string, ValidateFunction>();

export async function checkResponse(
  service: Service,
  method: string,
  schemaPath: string,
  response: Response,
): Promise<void> {
  for (const found of await breaches(service, method, schemaPath, response)) {
    const breach: ContractBreach = {
      service,
      operation: `${method} ${schemaPath}`,
      status: response.status,
      traceId: response.headers.get('X-Trace-Id'),
      ...found,
    };
    console.error(`Contract breach: ${breach.operation} answered ${breach.status}, ${breach.field} ${breach.message}`);
    globalThis.dispatchEvent?.(new CustomEvent<ContractBreach>(contractBreachEvent, { detail: breach }));
  }
}

type Finding = Pick<ContractBreach, 'field' | 'message'>;

async function breaches(service: Service, method: string, schemaPath: string, response: Response): Promise<Finding[]> {
  const document = await documentOf(service);
  const operationPointer = ['paths', schemaPath, method.toLowerCase()];
  const declared = follow(document, [...operationPointer, 'responses', String(response.status)]);
  if (!declared)
    return [{ field: 'status', message: `${response.status} is not among the responses of this operation` }];

  const text = await response.text();
  const content = follow(document, [...declared.pointer, 'content', 'application/json', 'schema']);
  if (!content) return text === '' ? [] : [{ field: 'body', message: 'must be empty' }];
  if (text === '' && declared.value['x-optional-body'] === true) return [];
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) {
    return [
      { field: 'Content-Type', message: `must be application/json, and is ${response.headers.get('Content-Type')}` },
    ];
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [{ field: 'body', message: 'must be JSON' }];
  }
  const validate = validatorOf(service, content.pointer);
  return validate(body) ? [] : (validate.errors ?? []).map(findingOf);
}

function findingOf(error: ErrorObject): Finding {
  return { field: error.instancePath || '/', message: error.message ?? error.keyword };
}

function documentOf(service: Service): Promise<Json> {
  let document = loaded.get(service);
  if (!document) {
    document = documents[service]().then((module) => {
      if (!isRecord(module.default)) throw new TypeError(`the contract of ${service} is no object`);
      // Adds the whole document as one schema resource, so that its own #/components references resolve.
      ajv.addSchema({ ...module.default, $id: service });
      return module.default;
    });
    loaded.set(service, document);
  }
  return document;
}

function validatorOf(service: Service, pointer: readonly string[]): ValidateFunction {
  const reference = `${service}#/${pointer.map(escaped).join('/')}`;
  let validate = validators.get(reference);
  if (!validate) {
    validate = ajv.compile({ $ref: reference });
    validators.set(reference, validate);
  }
  return validate;
}

function follow(document: Json, path: readonly string[]): { value: Json; pointer: string[] } | undefined {
  let value: unknown = document;
  let pointer: string[] = [];
  for (const key of path) {
    if (!isRecord(value)) return undefined;
    value = value[key];
    pointer = [...pointer, key];
    while (isRecord(value) && typeof value.$ref === 'string' && value.$ref.startsWith('#/') && key !== 'schema') {
      pointer = value.$ref.slice(2).split('/').map(unescaped);
      value = pointer.reduce<unknown>((inside, part) => (isRecord(inside) ? inside[part] : undefined), document);
    }
  }
  return isRecord(value) ? { value, pointer } : undefined;
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function unescaped(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
}
