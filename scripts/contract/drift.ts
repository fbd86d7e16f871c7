import fc from 'fast-check';
import { type OperationId, operations } from '../../openapi/generated/operations';
import { withCaller } from './fuzz/in-process';
import { type Broken, brokenInput, severelyBrokenInput, validInput } from './fuzz/inputs';
import { problemsOf, refusalProblemsOf, type Seen, validProblemsOf } from './fuzz/judge';
import { curlLine, onWire, type Wire } from './fuzz/wire';
import { operationsNamed, unknownName } from './operations-named';
import { send } from './send';
import { type Caller, signIn } from './sign-in';

export interface DriftOptions {
  /** Address of the services without a slash at the end, such as http://localhost:4010. */
  target: string;
  /** The number of valid requests for each operation, and of broken ones. */
  cases: number;
  seed: number;
  /** Whether to send requests that change data, or would in a lax service. */
  writes: boolean;
  only?: string | undefined;
}

/** A valid request fits the contract. The service must refuse a broken one. */
export type RequestKind = 'valid' | 'broken';

export interface OperationDrift {
  operationId: OperationId;
  /** The number of requests. */
  sent: Record<RequestKind, number>;
  statuses: Record<RequestKind, Record<string, number>>;
  /** Why no valid request got a success, as a sentence. */
  notTried?: string;
  /** Each violation once, with a curl command that reproduces it. */
  drift: { kind: RequestKind; problem: string; curl: string }[];
}

/** The session of the report, or its password, would not survive them: it never sends them a valid request. */
const ending: ReadonlySet<OperationId> = new Set<OperationId>([
  'login',
  'logout',
  'logoutAllSessions',
  'changePassword',
]);

/**
 * Sends requests for every operation to a target and checks the responses against the contract (see
 * docs/contract.md). Without `writes`, an operation that changes data gets only requests that even a lax service
 * cannot carry out.
 * @throws CliError for an unknown name in `only`, and when nobody can sign in
 */
export async function findDrift(
  { target, cases, seed, writes, only }: DriftOptions,
  tell: (row: OperationDrift) => void = () => undefined,
): Promise<OperationDrift[]> {
  const ids = operationsNamed(only);
  if (only !== undefined && ids.length === 0) throw unknownName(only);
  const caller = await signIn(target);
  const rows: OperationDrift[] = [];
  for (const id of ids) {
    const row: OperationDrift = {
      operationId: id,
      sent: { valid: 0, broken: 0 },
      statuses: { valid: {}, broken: {} },
      drift: [],
    };
    const ask = async (kind: RequestKind, wire: Wire, judge: (seen: Seen) => string[]) => {
      const seen = await exchange(target, wire, caller.headers);
      row.sent[kind] += 1;
      row.statuses[kind][seen.status] = (row.statuses[kind][seen.status] ?? 0) + 1;
      for (const problem of judge(seen))
        if (!row.drift.some((one) => one.kind === kind && one.problem === problem))
          row.drift.push({ kind, problem, curl: curlFor(id, target, wire) });
    };
    const heldBack = heldBackOf(id, writes);
    if (heldBack === undefined)
      for (const input of fc.sample(validInput(id), { seed, numRuns: cases }))
        await ask('valid', onWire(id, input), (seen) => validProblemsOf(id, seen, caller.session === 'accepted'));
    const changes = operations[id].method !== 'GET';
    const broken = changes && !writes ? severelyBrokenInput(id) : brokenInput(id);
    for (const one of fc.sample<Broken | undefined>(broken, { seed, numRuns: cases }))
      if (one) await ask('broken', one.wire, (seen) => brokenProblemsOf(id, seen, one));
    const notTried = heldBack ?? withoutSuccess(row, caller);
    if (notTried !== undefined) row.notTried = notTried;
    rows.push(row);
    tell(row);
  }
  return rows;
}

/** What the contract lets a service overlook, it may refuse or take. */
function brokenProblemsOf(id: OperationId, seen: Seen, { fault, why }: Broken): string[] {
  return fault === 'ignorable' ? problemsOf(id, seen) : refusalProblemsOf(id, seen, why);
}

function heldBackOf(id: OperationId, writes: boolean): string | undefined {
  if (operations[id].method === 'GET') return undefined;
  if (ending.has(id)) return 'They would end the session of the report, or change its password.';
  return writes ? undefined : 'They can change data, and --writes was not given.';
}

export const REFUSED_SESSION = 'They need a session, and the one of CONTRACT_COOKIE was refused.';

/** Undefined when a valid request got a success. */
function withoutSuccess({ operationId, statuses }: OperationDrift, { session }: Caller): string | undefined {
  const got = Object.keys(statuses.valid);
  if (got.some((status) => Number(status) < 400)) return undefined;
  const needsSession = operations[operationId].session === 'required' && got.every((status) => status === '401');
  if (needsSession && session === 'none') return 'They need a session, and nobody was signed in.';
  if (needsSession && session !== 'accepted') return REFUSED_SESSION;
  return `No valid request got a success: ${statusesOf(statuses.valid)}.`;
}

/** "200 x 5, 401 x 1" */
export function statusesOf(statuses: Readonly<Record<string, number>>): string {
  const told = Object.entries(statuses).map(([status, times]) => `${status} x ${times}`);
  return told.join(', ') || 'none sent';
}

/** The shell has the cookies and the CSRF token, so that no report contains a session. */
function curlFor(id: OperationId, target: string, wire: Wire): string {
  const token = operations[id].csrf && !wire.withoutCsrf ? ' -H "X-CSRF-Token: $CSRF"' : '';
  return `${curlLine(target, wire)} -b "$COOKIES"${token}`;
}

async function exchange(target: string, wire: Wire, caller: Record<string, string>): Promise<Seen> {
  try {
    const response = await send(`${target}${wire.url}`, {
      method: wire.method,
      headers: withCaller(wire, caller),
      ...(wire.body && { body: Uint8Array.from(wire.body) }),
    });
    const headers: Record<string, string> = {};
    response.headers.forEach((value, name) => (headers[name] = value));
    // JSON has no byte order mark (RFC 8259, 8.1), and `text()` would swallow it.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return { status: response.status, headers, text: text === '' ? undefined : text };
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return { status: 599, headers: { 'x-trace-id': '' }, text: undefined };
    throw error;
  }
}
