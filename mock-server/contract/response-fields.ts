import { type OperationId, operations } from '../../openapi/generated/operations';
import accountSecurity from '../../openapi/reads/account-security.json';
import authentication from '../../openapi/reads/authentication-service.json';
import orchestrator from '../../openapi/reads/identity-orchestrator.json';
import orchestratorV1 from '../../openapi/reads/identity-orchestrator-v1.json';
import gateway from '../../openapi/reads/ui-gateway.json';
import { documents, isObject, type Json, lookUp, resolve } from './documents';

const known = new Map<string, ReadonlySet<string>>();

/** The fields that the contract declares for a response, as JSON pointers, with `*` for each item of a list. */
export function fieldsOf(id: OperationId, status: number): ReadonlySet<string> {
  const found = known.get(`${id} ${status}`);
  if (found) return found;
  const { service, path, method } = operations[id];
  const document = documents[service];
  const fields = new Set<string>();
  const visit = (schema: unknown, pointer: string, above: readonly unknown[]): void => {
    const at = resolve(document, schema);
    if (!isObject(at) || above.includes(at)) return;
    const branches = [at['oneOf'], at['anyOf'], at['allOf']].flatMap((list: unknown) => list ?? []);
    for (const branch of branches) visit(branch, pointer, [...above, at]);
    for (const [name, inner] of Object.entries(isObject(at['properties']) ? at['properties'] : {})) {
      const field = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      fields.add(field);
      visit(inner, field, [...above, at]);
    }
    const before = fields.size;
    if (at['items'] !== undefined) visit(at['items'], `${pointer}/*`, [...above, at]);
    // Of an item that is an object, its fields are enough.
    if (at['items'] !== undefined && fields.size === before) fields.add(`${pointer}/*`);
  };
  const keys = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json'];
  visit(lookUp(document, [...keys, 'schema']), '', []);
  known.set(`${id} ${status}`, fields);
  return fields;
}

/** By operation, status and field: the screens of the app that read it (`npm run contract -- --reads`). */
const reads: Json = { ...accountSecurity, ...authentication, ...orchestrator, ...orchestratorV1, ...gateway };

/** A copy in which each success says who reads its fields. The app reads every refusal in one way. */
export function withReaders(document: Json): Json {
  const { paths } = document;
  if (!isObject(paths)) return document;
  return { ...document, paths: mapped(paths, (item) => mapped(item, (operation) => told(document, operation))) };
}

function told(document: Json, operation: unknown): unknown {
  if (!isObject(operation)) return operation;
  const ofOperation = reads[String(operation['operationId'])];
  const responses = mapped(operation['responses'], (response, status) => {
    const fields = isObject(ofOperation) && Number(status) < 400 ? ofOperation[status] : undefined;
    const whole = resolve(document, response);
    if (!isObject(fields) || !isObject(whole)) return response;
    const lines = Object.entries(fields).map(([field, screens]) => `- \`${field}\`: ${[screens].flat().join(', ')}`);
    return { ...whole, description: [whole['description'], '', 'Read by:', '', ...lines].join('\n') };
  });
  return { ...operation, ...(isObject(responses) && { responses }) };
}

function mapped(object: unknown, change: (value: unknown, key: string) => unknown): unknown {
  if (!isObject(object)) return object;
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
