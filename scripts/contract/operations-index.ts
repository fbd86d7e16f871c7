import type { ServiceName } from './services';
import { z } from 'zod';

/** `path` is as in the contract, with `{parameters}`; `base` has no slash at the end. */
export type OperationRow = ReturnType<typeof rowOf> & { service: ServiceName; method: string; path: string };

/**
 * @returns rows by operationId
 * @throws Error for a duplicate operationId, and for an error response without codes
 */
export function indexOperations(documents: ReadonlyMap<ServiceName, ContractDocument>): Map<string, OperationRow> {
  const rows = new Map<string, OperationRow>();
  for (const [service, document] of documents)
    for (const [path, item] of Object.entries(document.paths))
      for (const method of ['get', 'put', 'post', 'delete', 'patch']) {
        if (item[method] === undefined) continue;
        const found = operation.parse(item[method]);
        if (rows.has(found.operationId))
          throw new Error(`operationId ${found.operationId} is used twice in the contract.`);
        const { base, ...row } = rowOf(found, document);
        rows.set(found.operationId, { service, base, method: method.toUpperCase(), path, ...row });
      }
  return rows;
}

function rowOf(found: Operation, document: ContractDocument) {
  return {
    base: document.servers[0].url,
    ...securityOf(found),
    /** Null when the operation takes no body. */
    bodyType: bodyTypeOf(found, document),
    /** The keys are statuses from 400 on. */
    errorCodes: errorCodesOf(found, document),
    needs: needsIn(found),
  };
}

export function operationsSource(rows: ReadonlyMap<string, OperationRow>): string {
  return `
/** Every operation of the contract by its operationId. */
export const operations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;

export type OperationId = keyof typeof operations;

export type ServiceName = (typeof operations)[OperationId]['service'];
`;
}

/**
 * An alternative with `session` requires a session. If another alternative lacks it, the session is optional. `csrf`
 * must be in every alternative or in none.
 */
function securityOf({ operationId, security }: Pick<Operation, 'operationId' | 'security'>) {
  const withSession = security.filter((alternative) => 'session' in alternative).length;
  const withCsrf = security.filter((alternative) => 'csrf' in alternative).length;
  if (withCsrf !== 0 && withCsrf !== security.length)
    throw new Error(`${operationId}: only some alternatives of security contain csrf.`);
  const session = withSession === 0 ? 'none' : withSession === security.length ? 'required' : 'optional';
  return { session, csrf: withCsrf > 0 } as const;
}

function bodyTypeOf({ requestBody }: Operation, document: ContractDocument): string | null {
  if (requestBody === undefined) return null;
  return Object.keys(body.parse(followed(document, requestBody)).content)[0] ?? null;
}

function errorCodesOf({ operationId, responses }: Operation, document: ContractDocument): Record<string, string[]> {
  const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return Object.fromEntries(
    errors.map(([status, described]) => {
      const { 'x-error-codes': codes } = response.parse(followed(document, described));
      if (codes.length === 0) throw new Error(`${operationId} ${status}: x-error-codes is missing.`);
      return [status, codes];
    }),
  );
}

/** The value, or what it refers to in the document. */
function followed(document: ContractDocument, value: unknown): unknown {
  const { $ref } = reference.parse(value);
  const keys = $ref?.split('/').slice(1);
  return keys ? keys.reduce<unknown>((at, key) => z.looseObject({}).parse(at)[key], document) : value;
}

type Needs = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Who may call the operation (see docs/contract.md). The contract writes only what is not the default.
 * @returns with the defaults, and without what the operation does not need
 * @throws Error for a need that repeats the default, and for a need of a session where there is none
 */
export function needsIn(operation: Pick<Operation, 'operationId' | 'security' | 'x-needs'>): Needs {
  const { session, csrf } = securityOf(operation);
  const defaults: Needs =
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

/* The part of a bundled OpenAPI 3.1 document that the generator reads. */

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

const reference = z.object({ $ref: z.string().optional() });
const body = z.object({ content: z.record(z.string(), z.unknown()) });
const response = z.object({ 'x-error-codes': z.array(z.string()).default([]) });

const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  'x-needs': needs.optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});

export type Operation = z.infer<typeof operation>;

export const contractDocument = z.object({
  /** The first server is the base path on the app's own origin; others name environments. */
  servers: z.tuple([z.object({ url: z.string().startsWith('/') })], z.object({ url: z.string() })),
  paths: z.record(z.string().startsWith('/'), z.record(z.string(), z.unknown())),
  components: z.looseObject({
    schemas: z.looseObject({
      ErrorCode: z.object({ enum: z.array(z.string()) }),
      ObligationCommand: z.object({ 'x-pages': z.record(z.string(), z.string()) }),
    }),
  }),
});

export type ContractDocument = z.infer<typeof contractDocument>;
