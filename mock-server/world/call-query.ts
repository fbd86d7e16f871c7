/** Selects calls of the journal. A field that is left out matches every call. */
export interface CallQuery {
  operationId?: string | undefined;
  /** Only calls after the one with this number. */
  after?: number | undefined;
  method?: string | undefined;
  /** A part of path and query. */
  path?: string | undefined;
  /** Id of a person. */
  person?: string | undefined;
  /** A status, or a kind of status such as `4xx`. */
  status?: string | undefined;
  /** Only calls that break the contract. */
  breaches?: boolean | undefined;
}

interface QueriedCall {
  id: number;
  operationId: string | null;
  method: string;
  url: string;
  person: string | null;
  status: number;
  breaches: readonly unknown[];
}

/** The HTTP interface and the dashboard select calls by the same rules. */
export function isAsked(query: CallQuery, call: QueriedCall): boolean {
  const { operationId, after = 0, method, path, person, status, breaches = false } = query;
  return (
    (operationId === undefined || call.operationId === operationId) &&
    call.id > after &&
    (method === undefined || call.method === method) &&
    (path === undefined || call.url.includes(path)) &&
    (person === undefined || call.person === person) &&
    (status === undefined || String(call.status) === status || `${Math.trunc(call.status / 100)}xx` === status) &&
    (!breaches || call.breaches.length > 0)
  );
}
