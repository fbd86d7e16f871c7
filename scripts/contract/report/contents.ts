import { operations } from '../../../openapi/generated/operations';
import { operationIds } from '../../../mock-server/contract/route-index';
import { declaredStatuses } from '../../../mock-server/contract/validators';
import type { OperationDrift } from '../drift';
import { existingServices, type ServiceName } from '../services';

/** What a run against a service has found. */
export interface Report {
  target: string;
  rows: readonly OperationDrift[];
  at: Date;
}

export function sumOf(rows: readonly OperationDrift[], target: string): string {
  const kept = rows.filter(({ drift }) => drift.length === 0).length;
  const sent = rows.reduce((sum, one) => sum + one.sent.valid + one.sent.broken, 0);
  return `${kept} of ${rows.length} operations of ${target} keep the contract; ${sent} requests.`;
}

/** "200 x 5, 401 x 1" */
export function statusesOf(statuses: OperationDrift['statuses']): string {
  return Object.entries(statuses)
    .map(([status, times]) => `${status} x ${times}`)
    .join(', ');
}

/** The statuses that the contract declares and that no response had. */
export function unseenStatuses({ operationId, statuses }: OperationDrift): number[] {
  return declaredStatuses(operationId).filter((status) => statuses[status] === undefined);
}

/** What a reader must not take for tried, each with its reason. */
export function notTried(rows: readonly OperationDrift[], environment: NodeJS.ProcessEnv): string[] {
  const isSignedIn = environment.CONTRACT_COOKIE !== undefined || environment.CONTRACT_USERNAME !== undefined;
  const reasons = new Set(rows.flatMap(({ heldBack }) => heldBack ?? []));
  const leftOut = operationIds.filter((id) => !rows.some(({ operationId }) => operationId === id));
  const needSession = rows.filter(({ operationId }) => operations[operationId].session !== 'none');
  return [
    ...[...reasons].map((reason) => `${validOf(rows.filter(({ heldBack }) => heldBack === reason))}. ${reason}`),
    ...(leftOut.length > 0 ? [`${leftOut.length} other operations of the contract, because of --only.`] : []),
    ...(!isSignedIn && needSession.length > 0
      ? [`The ${needSession.length} operations that need a session, with one: nobody was signed in.`]
      : []),
    'Journeys of several calls, limits of tries, the end of sessions and tokens, messages, and calls at the same time.',
  ];
}

function validOf(rows: readonly OperationDrift[]): string {
  return `Valid requests to ${rows.map(({ operationId }) => operationId).join(', ')}`;
}

/** The rows of each service that has some. */
export function byService(rows: readonly OperationDrift[]): [service: ServiceName, rows: OperationDrift[]][] {
  return existingServices()
    .map((service): [ServiceName, OperationDrift[]] => [
      service,
      rows.filter(({ operationId }) => operations[operationId].service === service),
    ])
    .filter(([, found]) => found.length > 0);
}
