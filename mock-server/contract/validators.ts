import { operations } from '../../openapi/generated/operations';
import { type BodyRule, Contract, type OperationAt, type ParameterPlace, type Problem } from './contract';
import type { HeaderList } from './declared';
import { documents, isObject } from './documents';
import { errorCodesAt } from './error-codes';
import { operationIds } from './routes';
import type { OperationId } from './types';

/** The contract of the services. Each check takes an operationId. */
const services = new Contract(documents);

const places = new Map<OperationId, OperationAt>(
  operationIds.map((id) => {
    const { service, path, method } = operations[id];
    return [id, { id, document: service, path, method: method.toLowerCase() }];
  }),
);

/** @throws Error for an id that the contract does not have */
function placeOf(id: OperationId): OperationAt {
  const place = places.get(id);
  if (!place) throw new Error(`The contract has no operation "${id}".`);
  return place;
}

/** An empty list means that the body is valid. */
export function checkRequestBody(id: OperationId, contentType: string, body: unknown): Problem[] {
  return services.requestBody(placeOf(id), contentType)(body);
}

export function requestBodyRule(id: OperationId): BodyRule {
  return services.bodyRule(placeOf(id));
}

export function declaredStatuses(id: OperationId): number[] {
  return services.statuses(placeOf(id));
}

/**
 * The status must be declared, and the body must fit the schema. An error must have a code of this operation and
 * status. A response without a declared body must be empty.
 */
export function checkResponse(id: OperationId, status: number, body: unknown): Problem[] {
  const problems = services.responseBody(placeOf(id), status)(body);
  return problems.length > 0 ? problems : checkErrorCode(id, status, body);
}

/** The schema of the error envelope allows every code of the platform, so an operation's codes need a check. */
function checkErrorCode(id: OperationId, status: number, body: unknown): Problem[] {
  const codes = errorCodesAt(id, status);
  if (codes.length === 0 || !isObject(body) || codes.some((code) => code === body['code'])) return [];
  return [{ path: '/code', message: `must be one of ${codes.join(', ')}` }];
}

/**
 * Every required header must be there, and every declared one must fit its schema. Other headers are allowed. The path
 * of a problem is `/headers/` and the name in lower case.
 */
export function checkResponseHeaders(id: OperationId, status: number, headers: HeaderList): Problem[] {
  return services.responseHeaders(placeOf(id), status)(headers);
}

/** Coerces the parameters of path and query in place. */
export function checkParameters(
  id: OperationId,
  place: ParameterPlace,
  values: Readonly<Record<string, unknown>>,
): Problem[] {
  return services.parameters(placeOf(id), place)(values);
}
