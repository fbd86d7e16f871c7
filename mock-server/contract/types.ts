import type { operations as AuthenticationOperations } from '../../openapi/generated/authentication-service';
import type { operations as OrchestratorOperations } from '../../openapi/generated/identity-orchestrator';
import type { operations as OrchestratorV1Operations } from '../../openapi/generated/identity-orchestrator-v1';
import type { operations as index, ErrorCode, OperationId } from '../../openapi/generated/operations';
import type { operations as GatewayOperations } from '../../openapi/generated/ui-gateway';

/**
 * What the contract says of one operation, as types: a handler that reads a parameter, answers a status or names an
 * error code which the contract does not have does not compile.
 */
type AllOperations = AuthenticationOperations & OrchestratorOperations & OrchestratorV1Operations & GatewayOperations;

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
/** Query values after coercion: numbers and booleans as such. */
export type QueryOf<Id extends OperationId> = AllOperations[Id] extends { parameters: { query: infer Q } }
  ? Q
  : OptionalParameters<Id, 'query'>;

export type BodyOf<Id extends OperationId> = AllOperations[Id] extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : AllOperations[Id] extends { requestBody?: { content: infer C } }
    ? C[keyof C] | undefined
    : undefined;

type ResponsesOf<Id extends OperationId> = AllOperations[Id]['responses'];
export type SuccessStatus<Id extends OperationId> = Extract<keyof ResponsesOf<Id>, 200 | 201 | 202 | 204 | 302 | 303>;
export type AnswerBody<Id extends OperationId, Status extends keyof ResponsesOf<Id>> = ResponsesOf<Id>[Status] extends {
  content: infer C;
}
  ? C[keyof C]
  : undefined;

type ErrorCodes<Id extends OperationId> = (typeof index)[Id]['errorCodes'];
/** 400 to 503, as numbers, that the operation declares. */
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
export type SessionRule<Id extends OperationId> = (typeof index)[Id]['session'];

type Envelope = Extract<ResponsesOf<'login'>[400]['content']['application/json'], object>;
export type ErrorEnvelope = Envelope;
export type ErrorItem = Envelope['errors'][number];
export type ObligationBody = NonNullable<Envelope['obligation']>;
export { type ErrorCode, type OperationId };
