import { type OperationId, operations } from '../../../openapi/generated/operations';
import { documents, isObject, lookUp } from '../../../mock-server/contract/documents';
import { operationIds } from '../../../mock-server/contract/route-index';
import { declaredStatuses } from '../../../mock-server/contract/validators';
import { sampleOf } from '../../../mock-server/testing/sample';
import { withoutPages } from '../published';

/** A request of a collection: an operation with the first example of the contract. */
export interface CollectedRequest {
  id: OperationId;
  name: string;
  about: string;
  method: string;
  /** Without the origin; a parameter is `:name`. */
  path: string;
  pathParameters: [name: string, value: string][];
  /** The values are percent-encoded. */
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  form: [name: string, value: string][] | undefined;
  json: string | undefined;
  /** What the contract declares. */
  statuses: number[];
}

/** These end the session, so that a run of all requests has it until then. */
const last: readonly OperationId[] = ['endSession', 'endOtherSessions', 'logout', 'logoutAllSessions'];

/** One folder for each service, in the order of the contract. */
export function collectedRequests(): Map<string, CollectedRequest[]> {
  const folders = new Map<string, CollectedRequest[]>();
  for (const id of [...operationIds.filter((one) => !last.includes(one)), ...last]) {
    const name = last.includes(id) ? 'the end of a session' : operations[id].service;
    folders.set(name, [...(folders.get(name) ?? []), requestOf(id)]);
  }
  return folders;
}

function requestOf(id: OperationId): CollectedRequest {
  const { service, base, method, path, bodyType } = operations[id];
  const { path: inPath, query, headers, body } = sampleOf(id);
  const operation = lookUp(documents[service], ['paths', path, method.toLowerCase()]);
  const { summary, description } = isObject(operation) ? operation : {};
  const isForm = bodyType === 'application/x-www-form-urlencoded' && isObject(body);
  const isJson = body !== undefined && !isForm;
  return {
    ...{ id, method, name: String(summary), about: withoutPages(String(description)) },
    path: `${base}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    pathParameters: Object.entries(inPath),
    query: Object.entries(query).map(([key, value]) => [key, encodeURIComponent(value)]),
    headers: [
      ...Object.entries(headers),
      ...(isJson ? [['Content-Type', bodyType ?? ''] satisfies [string, string]] : []),
    ],
    form: isForm ? Object.entries(body).map(([name, value]) => [name, String(value)]) : undefined,
    json: isJson ? JSON.stringify(body, null, 2) : undefined,
    statuses: declaredStatuses(id),
  };
}
