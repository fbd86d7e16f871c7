import fc from 'fast-check';
import { type OperationId, operations } from '../../openapi/generated/operations';
import { parseCookies } from '../../mock-server/wire/http';
import { CliError } from '../../mock-server/command/cli-error';
import { withCaller } from './fuzz/in-process';
import { brokenInput, validInput } from './fuzz/inputs';
import { problemsOf, refusalProblemsOf, type Seen } from './fuzz/judge';
import { curlLine, onWire, type Wire } from './fuzz/wire';
import { operationsNamed } from './operations-named';

export interface DriftOptions {
  /** Origin of the services, such as http://localhost:4010. */
  target: string;
  /** The number of valid requests for each operation, and of broken ones. */
  cases: number;
  seed: number;
  /** Whether to send valid requests that change data. */
  writes: boolean;
  only?: string | undefined;
}

/** A valid request fits the contract. The service must refuse a broken one. */
export type RequestKind = 'valid' | 'broken';

export interface OperationDrift {
  operationId: OperationId;
  /** The number of requests. */
  sent: Record<RequestKind, number>;
  /** Why no valid request was sent, as a sentence. */
  heldBack?: string;
  statuses: Record<string, number>;
  /** Each violation once, with a curl command that reproduces it. */
  drift: { kind: RequestKind; problem: string; curl: string }[];
}

/** They would end the session of the report, so it never sends them a valid request. */
const ending: ReadonlySet<OperationId> = new Set<OperationId>(['login', 'logout', 'logoutAllSessions']);

/**
 * Sends requests for every operation to a target and checks the responses against the contract (see
 * docs/decisions/figures.md). CONTRACT_USERNAME and CONTRACT_PASSWORD, or CONTRACT_COOKIE, of the environment say who
 * signs in. Without `writes`, an operation that changes data gets only invalid requests, which it must refuse.
 */
export async function findDrift(
  { target, cases, seed, writes, only }: DriftOptions,
  tell: (row: OperationDrift) => void = () => undefined,
): Promise<OperationDrift[]> {
  const caller = await signIn(target);
  const rows: OperationDrift[] = [];
  for (const id of operationsNamed(only)) {
    const heldBack = heldBackOf(id, writes);
    const row: OperationDrift = {
      operationId: id,
      sent: { valid: 0, broken: 0 },
      ...(heldBack !== undefined && { heldBack }),
      statuses: {},
      drift: [],
    };
    const ask = async (kind: RequestKind, wire: Wire) => {
      const seen = await exchange(target, wire, caller);
      row.sent[kind] += 1;
      row.statuses[seen.status] = (row.statuses[seen.status] ?? 0) + 1;
      for (const problem of judges[kind](id, seen))
        if (!row.drift.some((one) => one.kind === kind && one.problem === problem))
          row.drift.push({ kind, problem, curl: curlLine(target, wire) });
    };
    if (heldBack === undefined)
      for (const input of fc.sample(validInput(id), { seed, numRuns: cases })) await ask('valid', onWire(id, input));
    for (const { wire } of fc.sample(brokenInput(id), { seed, numRuns: cases })) await ask('broken', wire);
    rows.push(row);
    tell(row);
  }
  return rows;
}

const judges = { valid: problemsOf, broken: refusalProblemsOf };

function heldBackOf(id: OperationId, writes: boolean): string | undefined {
  if (operations[id].method === 'GET') return undefined;
  if (ending.has(id)) return 'They would replace or end the session of the report.';
  return writes ? undefined : 'They can change data, and --writes was not given.';
}

async function exchange(target: string, wire: Wire, caller: Record<string, string>): Promise<Seen> {
  try {
    const response = await fetch(`${target}${wire.url}`, {
      method: wire.method,
      headers: withCaller(wire, caller),
      redirect: 'manual',
      ...(wire.body && { body: Uint8Array.from(wire.body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const headers: Record<string, string> = {};
    response.headers.forEach((value, name) => (headers[name] = value));
    const text = await response.text();
    return { status: response.status, headers, text: text === '' ? undefined : text };
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return { status: 599, headers: { 'x-trace-id': '' }, text: undefined };
    throw error;
  }
}

/** @throws CliError when the target sends no response, or refuses the credentials */
async function signIn(target: string): Promise<Record<string, string>> {
  const world: Record<string, string> =
    process.env.CONTRACT_WORLD === undefined ? {} : { 'x-mock-world': process.env.CONTRACT_WORLD };
  const given = process.env.CONTRACT_COOKIE;
  if (given !== undefined)
    return {
      ...world,
      cookie: given,
      'x-csrf-token': parseCookies(given)['__Host-csrf-token'] ?? parseCookies(given)['csrf-token'] ?? '',
      'x-trace-id': 'contract-report',
    };
  const csrf = 'contract-report';
  // Services read the first over https, the second over http.
  const csrfCookies = [`__Host-csrf-token=${csrf}`, `csrf-token=${csrf}`];
  const anonymous = { ...world, cookie: csrfCookies.join('; '), 'x-csrf-token': csrf, 'x-trace-id': 'contract-report' };
  const { CONTRACT_USERNAME: username, CONTRACT_PASSWORD: password } = process.env;
  const login = operations.login;
  const response = await fetch(
    `${target}${login.base}${username === undefined ? operations.checkAuthentication.path : login.path}`,
    {
      method: username === undefined ? 'GET' : 'POST',
      headers: { ...anonymous, ...(username !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(username !== undefined && { body: new URLSearchParams({ username, password: password ?? '' }) }),
    },
  ).catch(() => {
    throw new CliError(
      `Nothing answers at ${target}: start the services there, or give another address with --target.`,
    );
  });
  if (username === undefined) return anonymous;
  if (!response.ok)
    throw new CliError(
      `${target} did not let ${username} in (it answered ${response.status}): check CONTRACT_USERNAME and CONTRACT_PASSWORD.`,
    );
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  return {
    ...anonymous,
    cookie: [...cookies.filter((pair) => !/^(?:__Host-)?csrf-token=/.test(pair)), ...csrfCookies].join('; '),
  };
}
