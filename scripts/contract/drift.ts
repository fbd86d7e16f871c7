import { operationIds } from '../../mock-server/contract/routes';
import type { Needs } from '../../mock-server/contract/types';
import { type OperationId, operations } from '../../openapi/generated/operations';
import type { Browser, HeaderChange } from './browser';
import { edgesOf, brokenOf, type Broken } from './fuzz/walk';
import { notesOf, problemsOf, type Reason, refusalProblemsOf, type Seen, validProblemsOf } from './fuzz/judge';
import { curlLine, type Input, onWire, type Wire } from './fuzz/wire';
import { firstOf, rulesOf } from './rules';
import { openService, operationsOf, type Service, type Target, withoutPasswords } from './service';
import { Tester } from './tester';

export interface DriftOptions extends Target {
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
  /** What the contract does not name, and the app overlooks. Also who could not sign in. */
  notes: string[];
  /** Which refusals were asked for. */
  refusals: Set<string>;
}

/** They end the session that calls, or change what it is: each call gets one of its own. */
const ending: ReadonlySet<OperationId> = new Set<OperationId>([
  'login',
  'logout',
  'logoutAllSessions',
  'endOtherSessions',
  'endSession',
  'startImpersonation',
  'endImpersonation',
  'switchAssociate',
]);

/**
 * Sends requests for every operation to a target and checks the responses against the contract (see
 * docs/contract.md). Without `writes`, an operation that changes data gets only requests that even a lax service
 * cannot carry out.
 * @throws CliError for an unknown name in `only`, and when nobody can sign in
 */
export async function findDrift(
  { writes, only, ...target }: DriftOptions,
  tell: (row: OperationDrift) => void = () => undefined,
): Promise<OperationDrift[]> {
  const ids = only === undefined ? operationIds : operationsOf(only);
  const tester = await Tester.begin(await openService(target), writes);
  const rows: OperationDrift[] = [];
  for (const id of ids) {
    const row = await new Trial(tester, id).run();
    rows.push(row);
    tell(row);
  }
  return rows;
}

/** The requests of one operation. */
class Trial {
  private readonly row: OperationDrift;

  constructor(
    readonly tester: Tester,
    readonly id: OperationId,
  ) {
    this.row = {
      operationId: id,
      sent: { valid: 0, broken: 0 },
      statuses: { valid: {}, broken: {} },
      drift: [],
      notes: [],
      refusals: new Set(),
    };
  }

  get mayChange(): boolean {
    return operations[this.id].method === 'GET' || this.tester.isWriting;
  }

  async run(): Promise<OperationDrift> {
    const { id, tester, row } = this;
    const who = tester.whoCalls(id);
    const browserFor = async () =>
      (ending.has(id) ? await tester.anotherBrowser(who) : undefined) ?? tester.browserFor(id);
    const browser = await browserFor();
    if (!browser) return { ...row, notTried: `They need "${who}": ${tester.missing(who)}` };
    const [base, ...others] = await tester.inputsFor(id, browser);
    const { seen } = tester.caller;
    if (id === 'login' && seen) this.note('valid', seen, validProblemsOf(id, seen, false), onWire(id, base), {});
    const reason = this.heldBack();
    if (this.mayChange) await this.withoutStepUp(base);
    const first = reason === undefined ? await firstOf(this, base, browser) : undefined;
    if (first && ending.has(id)) tester.forget(who);
    const then = (ending.has(id) ? await browserFor() : undefined) ?? browser;
    // No refusal of a form needs a password that is right.
    const wrong = [base, ...others].map((one): Input =>
      JSON.parse(withoutPasswords(JSON.stringify(one), tester.service)),
    );
    const broken = new Map(wrong.flatMap((input) => brokenOf(id, input)).map((one) => [one.why, one]));
    for (const one of broken.values())
      if (this.mayChange || one.fault === 'severe') await this.broken(one, then, first?.status);
    await this.refused(base, then);
    if (reason === undefined) {
      for (const input of others) await this.valid(input, then);
      if (!ending.has(id))
        for (const input of [base, ...others])
          for (const edge of edgesOf(id, input)) await this.valid(edge.input, then);
      await rulesOf(this, base, then);
    }
    const notTried = this.withoutSuccess();
    if (notTried !== undefined) row.notTried = reason ?? notTried;
    row.notes.push(...tester.refusals.splice(0));
    return row;
  }

  private heldBack(): string | undefined {
    const { id, tester } = this;
    if (!this.mayChange)
      return 'They can change data: without --writes they got only what even a lax service cannot carry out.';
    if (id === 'changePassword') return 'They would change the password of CONTRACT_USERNAME.';
    const isOnly = ending.has(id) && tester.whoCalls(id) === 'me' && tester.isOnlySession;
    return isOnly ? 'They would end the session of CONTRACT_COOKIE.' : undefined;
  }

  /** The response of a valid request. */
  async valid(
    input: Input,
    browser: Browser,
    headers: Record<string, string> = {},
    but: readonly string[] = [],
  ): Promise<Seen> {
    const { id, tester, row } = this;
    const wire = onWire(id, { ...input, headers: { ...input.headers, ...headers } });
    const hasSession = tester.caller.session === 'accepted' && tester.whoCalls(id) !== 'nobody';
    const seen = await this.ask('valid', wire, browser, {}, (one) =>
      validProblemsOf(id, one, hasSession).filter((problem) => !but.includes(problem)),
    );
    tester.pool.learn(id, seen);
    // A visitor has no session, also after a call that began one.
    if (tester.whoCalls(id) !== 'nobody') browser.keep(seen.cookies ?? []);
    for (const note of notesOf(id, seen)) if (!row.notes.includes(note)) row.notes.push(note);
    return seen;
  }

  private async broken(one: Broken, browser: Browser, tolerated?: number, headers: HeaderChange = {}): Promise<void> {
    this.row.refusals.add(one.reason);
    await this.ask('broken', one.wire, browser, headers, (seen) => refusalProblemsOf(this.id, seen, one, tolerated));
  }

  /** A request that is valid but for who calls. */
  private async refused(base: Input, browser: Browser): Promise<void> {
    const { id, tester } = this;
    const { session, csrf } = operations[id];
    const wire = onWire(id, base);
    const as = (reason: Reason, why: string, who: Browser | undefined, headers: HeaderChange = {}) =>
      who ? this.broken({ reason, why, fault: 'severe', wire }, who, undefined, headers) : Promise.resolve();
    const nobody = await tester.browserOf('nobody');
    const { cookie, 'x-csrf-token': token } = nobody?.headers() ?? {};
    if (session === 'required') await as('session', 'no session', nobody, { cookie, 'x-csrf-token': token });
    if (csrf && this.mayChange) {
      await as('csrf', 'no CSRF token', browser, { 'x-csrf-token': undefined });
      await as('csrf', 'a CSRF token that differs from its cookie', browser, { 'x-csrf-token': 'differs' });
    }
    const needs: Needs = operations[id].needs;
    if (session !== 'required' || !this.mayChange || tester.caller.session !== 'accepted') return;
    const isOther = tester.whoCalls(id) !== 'me';
    if (needs.productAccess)
      await as('permission', 'the account is not set up in the product', await tester.browserOf('withoutProduct'));
    if (needs.obligationsMet) await as('obligation', 'an open obligation', await tester.blocked());
    if (needs.role && isOther)
      await as('permission', 'the person has no role of internal staff', await tester.browserOf('me'));
  }

  /** Only who can step up is refused. The refusals of the operation itself may come before. */
  private async withoutStepUp(base: Input): Promise<void> {
    const { id, tester } = this;
    const { freshStepUp }: Needs = operations[id].needs;
    const who = tester.whoCalls(id);
    const low =
      freshStepUp !== undefined && (await tester.browserOf(who, 3)) ? await tester.anotherBrowser(who) : undefined;
    if (!low) return;
    const wire = onWire(id, base);
    const one: Broken = { reason: 'step-up', why: 'no fresh step-up', fault: 'mild', wire };
    this.row.refusals.add(one.reason);
    await this.ask('broken', wire, low, {}, (seen) =>
      freshStepUp === 'last' && seen.status >= 400 ? problemsOf(id, seen) : refusalProblemsOf(id, seen, one),
    );
  }

  private async ask(
    kind: RequestKind,
    wire: Wire,
    browser: Browser,
    headers: HeaderChange,
    judge: (seen: Seen) => string[],
  ): Promise<Seen> {
    const seen = await browser.send(wire, headers);
    this.note(kind, seen, judge(seen), wire, headers);
    return seen;
  }

  private note(kind: RequestKind, seen: Seen, problems: string[], wire: Wire, headers: HeaderChange): void {
    const { sent, statuses } = this.row;
    sent[kind] += 1;
    statuses[kind][seen.status] = (statuses[kind][seen.status] ?? 0) + 1;
    for (const problem of problems) this.find(kind, problem, wire, headers);
  }

  /** Reports each problem once. */
  find(kind: RequestKind, found: string, wire: Wire, headers: HeaderChange = {}): void {
    const { drift } = this.row;
    const { service } = this.tester;
    const problem = withoutPasswords(found, service);
    if (!drift.some((one) => one.kind === kind && one.problem === problem))
      drift.push({ kind, problem, curl: curlFor(this.id, service, wire, headers) });
  }

  /** Undefined when a valid request got a success. */
  private withoutSuccess(): string | undefined {
    const { session } = this.tester.caller;
    const got = Object.keys(this.row.statuses.valid);
    if (got.some((status) => Number(status) < 400)) return undefined;
    const needsSession = operations[this.id].session === 'required' && got.every((status) => status === '401');
    if (needsSession && session === 'none') return NOBODY;
    if (needsSession && session !== 'accepted') return REFUSED_SESSION;
    return `No valid request got a success: ${statusesOf(this.row.statuses.valid)}.`;
  }
}

export const NOBODY = 'They need a session, and nobody was signed in: set CONTRACT_USERNAME and CONTRACT_PASSWORD.';
export const REFUSED_SESSION = 'They need a session, and the one of CONTRACT_COOKIE was refused.';

/** "200 x 5, 401 x 1" */
export function statusesOf(statuses: Readonly<Record<string, number>>): string {
  const told = Object.entries(statuses).map(([status, times]) => `${status} x ${times}`);
  return told.join(', ') || 'none sent';
}

/** The shell has the cookies, the CSRF token and the given headers, so that no report contains a secret. */
export function curlFor(id: OperationId, service: Service, wire: Wire, changed: HeaderChange): string {
  const token = 'x-csrf-token' in changed ? changed['x-csrf-token'] : '$CSRF';
  const csrf = operations[id].csrf && token !== undefined ? ` -H "X-CSRF-Token: ${token}"` : '';
  const trace = Object.keys(wire.headers).some((name) => name.toLowerCase() === 'x-trace-id')
    ? ''
    : ' -H "X-Trace-Id: $TRACE"';
  const own = Object.keys(service.headers).filter((name) => name !== 'accept-encoding');
  const given = own.map((name) => ` -H "${name}: $${name.toUpperCase().replaceAll('-', '_')}"`).join('');
  const line = withoutPasswords(curlLine(service.target, wire), service, `'"$PASSWORD"'`);
  return `${line} -b "${changed['cookie'] ?? '$COOKIES'}"${csrf}${trace}${given}`;
}
