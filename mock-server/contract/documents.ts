import accountSecurity from '../../openapi/generated/account-security.json';
import authentication from '../../openapi/generated/authentication-service.json';
import orchestrator from '../../openapi/generated/identity-orchestrator.json';
import orchestratorV1 from '../../openapi/generated/identity-orchestrator-v1.json';
import type { ServiceName } from '../../openapi/generated/operations';
import gateway from '../../openapi/generated/ui-gateway.json';

export type Json = { [key: string]: unknown };

/** The bundled documents, for validation at run time and for the docs page. */
export const documents: Record<ServiceName, Json> = {
  'authentication-service': authentication,
  'identity-orchestrator': orchestrator,
  'identity-orchestrator-v1': orchestratorV1,
  'ui-gateway': gateway,
  'account-security': accountSecurity,
};

/** An object, neither null nor an array. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Follows `$ref`s inside the document. Undefined when the path does not exist. */
export function lookUp(document: Json, keys: readonly string[]): unknown {
  let at: unknown = document;
  for (const key of keys) {
    at = resolve(document, at);
    at = isObject(at) ? at[key] : undefined;
  }
  return resolve(document, at);
}

/** Undefined when the value is not a local `$ref`. */
export function refKeys(value: unknown): string[] | undefined {
  if (!isObject(value) || typeof value['$ref'] !== 'string' || !value['$ref'].startsWith('#/')) return undefined;
  return value['$ref']
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function resolve(document: Json, value: unknown): unknown {
  const keys = refKeys(value);
  return keys ? lookUp(document, keys) : value;
}
