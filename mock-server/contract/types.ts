import type { operations as AccountSecurityOperations } from '../../openapi/generated/account-security';
import type { operations as AuthenticationOperations } from '../../openapi/generated/authentication-service';
import type { operations as OrchestratorOperations } from '../../openapi/generated/identity-orchestrator';
import type { operations as OrchestratorV1Operations } from '../../openapi/generated/identity-orchestrator-v1';
import type { ErrorCode } from '../../openapi/generated/error-codes';
import type { operations as index, OperationId } from '../../openapi/generated/operations';
import type { operations as GatewayOperations } from '../../openapi/generated/ui-gateway';

/**
 * The contract of one operation, as types. A handler does not compile when it reads an undeclared parameter, or sends
 * an undeclared status or error code.
 */
type AllOperations = AuthenticationOperations &
  OrchestratorOperations &
  OrchestratorV1Operations &
  GatewayOperations &
  AccountSecurityOperations;

type Parameters<Id extends OperationId, In extends string> = AllOperations[Id] extends {
  parameters: { [K in In]: infer P };
}
  ? P
  : Record<never, never>;
type OptionalParameters<Id extends OperationId, In extends string> = AllOperations[Id] extends {
  parameters: { [K in In]?: infer P };
}
  ? Partial<NonNullable<P>>
  : Record<never, never>;

export type PathOf<Id extends OperationId> = Parameters<Id, 'path'>;
/** After coercion: numbers and booleans are no longer texts. */
export type QueryOf<Id extends OperationId> = AllOperations[Id] extends { parameters: { query: infer Q } }
  ? Q
  : OptionalParameters<Id, 'query'>;

/** Possibly undefined when the body is optional. Undefined when the operation takes none. */
export type BodyOf<Id extends OperationId> = AllOperations[Id] extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : AllOperations[Id] extends { requestBody?: { content: infer C } }
    ? C[keyof C] | undefined
    : undefined;

type ResponsesOf<Id extends OperationId> = AllOperations[Id]['responses'];
/** The declared statuses of success: 2xx and 3xx. */
export type SuccessStatus<Id extends OperationId> = Extract<keyof ResponsesOf<Id>, 200 | 201 | 202 | 204 | 302 | 303>;
/** Undefined when the contract declares no body. */
export type ResponseBody<
  Id extends OperationId,
  Status extends keyof ResponsesOf<Id>,
> = ResponsesOf<Id>[Status] extends {
  content: infer C;
}
  ? C[keyof C]
  : undefined;

type ErrorCodes<Id extends OperationId> = (typeof index)[Id]['errorCodes'];
/** The declared statuses of errors, 400 to 503, as numbers. */
export type ErrorStatus<Id extends OperationId> = keyof ErrorCodes<Id> extends infer Key
  ? Key extends `${infer Status extends number}`
    ? Status
    : never
  : never;
export type CodeAt<Id extends OperationId, Status extends number> = `${Status}` extends keyof ErrorCodes<Id>
  ? ErrorCodes<Id>[`${Status}`] extends readonly (infer Code)[]
    ? Code
    : never
  : never;
/** Whether an operation requires a session, accepts one, or uses none. */
export type SessionRule<Id extends OperationId> = (typeof index)[Id]['session'];

/** Who may call an operation (`x-needs`, see docs/contract.md). */
export interface Needs {
  productAccess?: true;
  notWhileImpersonating?: true;
  obligationsMet?: true;
  accountSecurity?: true;
  freshStepUp?: 'first' | 'last';
  role?: 'allClientAccess';
  existenceLimit?: 'person' | 'invitation';
}
export type NeedsOf<Id extends OperationId> = (typeof index)[Id]['needs'];

type Envelope = Extract<ResponsesOf<'login'>[400]['content']['application/json'], object>;
/** The body of every error response. */
export type ErrorEnvelope = Envelope;
export type ErrorItem = Envelope['errors'][number];
/** Part of the envelope of a 412. */
export type ObligationBody = NonNullable<Envelope['obligation']>;
export type StepUpReason = NonNullable<NonNullable<Extract<ObligationBody, { kind: 'command' }>['args']>['reason']>;
export { type ErrorCode, type OperationId };
