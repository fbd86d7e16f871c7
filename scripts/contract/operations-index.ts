import type { ServiceName } from './services';
import { z } from 'zod';

export interface OperationRow {
  service: ServiceName;
  /** Has no slash at the end. */
  base: string;
  method: string;
  /** As in the contract, with `{parameters}`. */
  path: string;
  session: 'none' | 'optional' | 'required';
  csrf: boolean;
  /** Null when the operation takes no body. */
  bodyType: string | null;
  /** The keys are statuses from 400 on. */
  errorCodes: Record<string, readonly string[]>;
  /** With the defaults, and without what the operation does not need. */
  needs: Readonly<Record<string, string | boolean | undefined>>;
}

/**
 * @returns rows by operationId
 * @throws Error for a duplicate operationId, and for an error response without codes
 */
export function indexOperations(documents: ReadonlyMap<ServiceName, ContractDocument>): Map<string, OperationRow> {
  const rows = new Map<string, OperationRow>();
  for (const [service, document] of documents) {
    const base = document.servers[0].url;
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of methods) {
        const operation = item[method];
        if (!operation) continue;
        if (rows.has(operation.operationId))
          throw new Error(`operationId ${operation.operationId} is used twice in the contract.`);
        rows.set(operation.operationId, {
          service,
          base,
          method: method.toUpperCase(),
          path,
          ...securityOf(operation),
          bodyType: bodyTypeOf(operation, document),
          errorCodes: errorCodesOf(operation, document),
          needs: needsIn(operation),
        });
      }
    }
  }
  return rows;
}

export function operationsSource(rows: ReadonlyMap<string, OperationRow>, services: readonly ServiceName[]): string {
  const imports = services.map((service, index) => `import { type components as c${index} } from './${service}';`);
  const codes = services.map((_, index) => `c${index}['schemas']['ErrorCode']`);
  return [
    '// Generated from openapi/*.yaml by `npm run generate`. Do not edit: change the contract and generate again.',
    ...imports,
    '',
    '/** Every operation of the contract by its operationId. */',
    `export const operations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;`,
    '',
    'export type OperationId = keyof typeof operations;',
    '',
    "export type ServiceName = (typeof operations)[OperationId]['service'];",
    '',
    '/** Every error code that a response may carry (see docs/product/8-errors.md). */',
    `export type ErrorCode = ${codes.join(' | ')};`,
    '',
  ].join('\n');
}

/**
 * An alternative with `session` requires a session. If another alternative lacks it, the session is optional. `csrf`
 * must be in every alternative or in none.
 */
function securityOf(operation: Pick<Operation, 'operationId' | 'security'>): Pick<OperationRow, 'session' | 'csrf'> {
  const alternatives = operation.security;
  const withSession = alternatives.filter((alternative) => 'session' in alternative).length;
  const withCsrf = alternatives.filter((alternative) => 'csrf' in alternative).length;
  if (withCsrf !== 0 && withCsrf !== alternatives.length)
    throw new Error(`${operation.operationId}: only some alternatives of security contain csrf.`);
  const session = withSession === 0 ? 'none' : withSession === alternatives.length ? 'required' : 'optional';
  return { session, csrf: withCsrf > 0 };
}

function bodyTypeOf({ requestBody }: Operation, document: ContractDocument): string | null {
  if (!requestBody) return null;
  const body =
    '$ref' in requestBody
      ? document.components.requestBodies?.[requestBody.$ref.replace('#/components/requestBodies/', '')]
      : requestBody;
  return Object.keys(body?.content ?? {})[0] ?? null;
}

function errorCodesOf(operation: Operation, document: ContractDocument): Record<string, readonly string[]> {
  const codes: Record<string, readonly string[]> = {};
  for (const [status, described] of Object.entries(operation.responses)) {
    if (Number(status) < 400) continue;
    const response =
      '$ref' in described
        ? document.components.responses[described.$ref.replace('#/components/responses/', '')]
        : described;
    const declared = response?.['x-error-codes'];
    if (!declared || declared.length === 0)
      throw new Error(`${operation.operationId} ${status}: x-error-codes is missing.`);
    codes[status] = declared;
  }
  return codes;
}

/**
 * Who may call the operation (see docs/contract.md). The contract writes only what is not the default.
 * @throws Error for a need that repeats the default, and for a need of a session where there is none
 */
export function needsIn(operation: Pick<Operation, 'operationId' | 'security' | 'x-needs'>): OperationRow['needs'] {
  const { session, csrf } = securityOf(operation);
  const defaults: OperationRow['needs'] =
    session === 'required' ? { productAccess: true, notWhileImpersonating: csrf, obligationsMet: true } : {};
  const written = operation['x-needs'] ?? {};
  for (const [name, value] of Object.entries(written)) {
    if (value === (defaults[name] ?? false))
      throw new Error(`${operation.operationId}: x-needs repeats the default of ${name}.`);
    if (session !== 'required' && value !== 'invitation')
      throw new Error(`${operation.operationId}: x-needs has ${name}, and the operation requires no session.`);
  }
  return Object.fromEntries(Object.entries({ ...defaults, ...written }).filter(([, value]) => value !== false));
}

/** The part of a bundled OpenAPI 3.1 document that the generator reads. */

export const needs = z
  .strictObject({
    productAccess: z.boolean(),
    notWhileImpersonating: z.boolean(),
    obligationsMet: z.boolean(),
    accountSecurity: z.boolean(),
    freshStepUp: z.enum(['first', 'last']),
    role: z.enum(['allClientAccess']),
    existenceLimit: z.enum(['person', 'invitation']),
  })
  .partial();

const reference = z.object({ $ref: z.string() });

const requestBody = z.object({ content: z.record(z.string(), z.unknown()) });

const response = z.object({ 'x-error-codes': z.array(z.string()).optional() });

const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  'x-needs': needs.optional(),
  requestBody: z.union([reference, requestBody]).optional(),
  responses: z.record(z.string(), z.union([reference, response])),
});

export type Operation = z.infer<typeof operation>;

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

const pathItem = z.object({
  get: operation.optional(),
  put: operation.optional(),
  post: operation.optional(),
  delete: operation.optional(),
  patch: operation.optional(),
});

export const contractDocument = z.object({
  /** The first server is the base path on the app's own origin; others name environments. */
  servers: z.tuple([z.object({ url: z.string().startsWith('/') })], z.object({ url: z.string() })),
  paths: z.record(z.string().startsWith('/'), pathItem),
  components: z.object({
    responses: z.record(z.string(), response),
    requestBodies: z.record(z.string(), requestBody).optional(),
    schemas: z.object({
      ErrorCode: z.object({ enum: z.array(z.string()) }),
      ObligationCommand: z.object({ 'x-pages': z.record(z.string(), z.string()) }),
    }),
  }),
});

export type ContractDocument = z.infer<typeof contractDocument>;
