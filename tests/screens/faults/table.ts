import { expect, onTestFinished, test, vi } from 'vitest';
import { isOperationId } from '../../../mock-server/contract/routes';
import { type OperationId, operations } from '../../../openapi/generated/operations';
import { closeApp, openApp, type OpenedApp } from '../app';
import { field } from '../screen';
import { whole } from '../tables';
import type { Caller, Unseen } from './caller';
import { type Fault, type Kind, kinds, standBetween } from './kinds';
import { isBlank, isSamePage, look, lookWhenStill, type Seen, until } from './look';

/** How long a page may take until it is still, ms. */
const SETTLE_MS = 8000;
/** More calls than this for one reading are a loop. A read is repeated once when no response arrived. */
const MOST_READS = 4;
const NO_SENTENCE = /undefined|\[object|\bNaN\b|[A-Z]{3,}_[A-Z_]{3,}/;

export type Callers = Partial<Record<OperationId, Caller>>;

/** A case for each operation and kind of failure. Without TABLES=whole, each operation meets the kind whose turn it is. */
export function faultsOf(callers: Callers): void {
  Object.entries(callers).forEach(([id, caller], index) => {
    const turn = kinds[index % kinds.length];
    for (const kind of kinds.filter((one) => whole || one === turn))
      test(`${id} × ${kind}`, { tags: 'long' }, async () => {
        expect(await problemsOf(id, caller, kind)).toEqual([]);
      });
  });
}

/** By its row, the page as it opens without a fault. */
const openings = new Map<Caller, Seen>();

async function opening(caller: Caller): Promise<Seen> {
  const known = openings.get(caller);
  if (known !== undefined) return known;
  await open(caller);
  const seen = await lookWhenStill(({ heading }) => heading !== '', SETTLE_MS);
  await closeApp();
  openings.set(caller, seen);
  return seen;
}

function open({ as, session, scenario, given, path }: Caller, before?: () => void): Promise<OpenedApp> {
  ignoreBreaches();
  return openApp(path, {
    ...(scenario !== undefined && { scenario }),
    before: async (world) => {
      if (as !== undefined) await world.signIn(as, session);
      await given?.(world);
      before?.();
    },
  });
}

/** The failures themselves are off the contract, which the app says in development. */
function ignoreBreaches(): void {
  const own = console.error.bind(console);
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!String(said[0]).startsWith('Contract breach:')) own(...said);
  });
}

async function problemsOf(name: string, caller: Caller, kind: Kind): Promise<string[]> {
  if (!isOperationId(name)) throw new RangeError(`${name} is no operation.`);
  const uncaught = listenForUncaught();
  const opens = caller.act === undefined ? await opening(caller) : undefined;
  const fault = standBetween(name, kind);
  const opened = await open(caller, () => opens && fault.put());
  const before = opens ?? (await walk(caller, opened));
  fault.put();
  await caller.act?.(opened.world);
  await until(() => fault.met.length > 0, 'the call that fails');
  const unseen = caller.unseen?.filter(({ after }) => after.includes(kind)) ?? [];
  return [...(await problemsOn(opened, before, caller, unseen)), ...problemsIn(fault, name), ...uncaught];
}

async function walk({ way }: Caller, { world }: OpenedApp): Promise<Seen> {
  await until(() => look().heading !== '', 'a heading');
  await way?.(world);
  return lookWhenStill(({ isBusy }) => !isBusy, SETTLE_MS);
}

function listenForUncaught(): string[] {
  const uncaught: string[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('error', ({ message }) => uncaught.push(`uncaught: ${message}`), { signal });
  addEventListener('unhandledrejection', ({ reason }) => uncaught.push(`uncaught: ${String(reason)}`), { signal });
  onTestFinished(() => listening.abort());
  return uncaught;
}

async function problemsOn(opened: OpenedApp, before: Seen, { kept }: Caller, unseen: readonly Unseen[]) {
  const { left } = opened;
  const shows = ({ shows: what }: Unseen) => (typeof what === 'function' ? what(opened) : what.elements().length > 0);
  const isAnswered = (seen: Seen) =>
    unseen.length > 0 ? unseen.every(shows) : left.length > 0 || isTold(seen, before);
  const seen = await lookWhenStill((now) => (left.length > 0 || !now.isBusy) && isAnswered(now), SETTLE_MS);
  const found: string[] = [];
  if (isBlank(seen)) found.push('the page is blank');
  if (seen.isBusy && left.length === 0) found.push('it waits without end');
  if (!isAnswered(seen))
    found.push(unseen.length > 0 ? 'what it still shows is not there' : 'the page shows no answer');
  if (NO_SENTENCE.test(seen.told)) found.push(`no sentence: ${seen.told}`);
  if (seen.ways === 0) found.push('there is no way on');
  if (left.length > 2) found.push(`it leaves again and again: ${left.join(', ')}`);
  if (kept !== undefined && unseen.length === 0 && isSamePage(seen, before)) found.push(...lost(kept));
  if (found.length > 0) found.push(`it shows: ${seen.address} | ${seen.text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
  return found;
}

/** A new message, or another page. */
function isTold(seen: Seen, before: Seen): boolean {
  return (seen.told !== '' && seen.told !== before.told) || seen.heading !== before.heading;
}

function lost([label, text]: NonNullable<Caller['kept']>): string[] {
  const values = field(label)
    .elements()
    .map((one) => ('value' in one ? one.value : undefined));
  return values.includes(text) ? [] : [`what was typed into ${label} is gone`];
}

/** Calls about two things, such as two flags, have another address or body. */
function problemsIn({ met }: Fault, id: OperationId): string[] {
  const most = Math.max(...met.map((call) => met.filter((one) => one === call).length));
  if (operations[id].method === 'GET') return most > MOST_READS ? [`${most} calls for one reading`] : [];
  return most > 1 ? [`${most} calls for one submit`] : [];
}
