import { isObject } from '../../mock-server/contract/documents';
import { type OperationId, operations } from '../../openapi/generated/operations';
import type { Browser } from './browser';
import { parametersOf } from './fuzz/inputs';
import { edgesOf } from './fuzz/walk';
import { codeOf, type Seen } from './fuzz/judge';
import { type Input, onWire, type Wire } from './fuzz/wire';
import { bodyOf, type Tester } from './tester';

/** What the rules need of the requests of one operation. */
interface Trial {
  readonly id: OperationId;
  readonly tester: Tester;
  valid(input: Input, browser: Browser, headers?: Record<string, string>, but?: readonly string[]): Promise<Seen>;
  find(kind: 'valid', problem: string, wire: Wire): void;
}

/** Rules of several calls that one operation keeps by itself. Journeys have the others. */
export async function rulesOf(trial: Trial, base: Input, browser: Browser): Promise<void> {
  const names = parametersOf(trial.id).map(({ name }) => name);
  if (names.includes('Expected-Person-Id')) await expectedPerson(trial, base, browser);
  if (names.includes('Idempotency-Key')) await idempotencyKey(trial, base, browser);
  if (names.includes('cursor') && names.includes('limit')) await paging(trial, base, browser);
  if (operations[trial.id].service !== 'ui-gateway') await endOfSessions(trial, base);
}

/** A service may ignore the header, so the work is done, or refused for the person alone. */
async function expectedPerson(trial: Trial, base: Input, browser: Browser): Promise<void> {
  const me = bodyOf(await browser.call('getMe'))['personId'];
  if (typeof me !== 'string') return;
  const isRefused = (seen: Seen) => codeOf(seen) === 'SESSION_OF_ANOTHER_PERSON';
  const headers = { 'Expected-Person-Id': me };
  if (isRefused(await trial.valid(base, browser, headers)))
    trial.find('valid', 'it takes the person of the session for another one', onWire(trial.id, { ...base, headers }));
  await trial.valid(base, browser, { 'Expected-Person-Id': 'another-person' });
}

/** A service may ignore the header. One that reads it gives the first response again, to the same request alone. */
async function idempotencyKey(trial: Trial, base: Input, browser: Browser): Promise<void> {
  const { id } = trial;
  const headers = { 'Idempotency-Key': `"contract-${String(Date.now())}-${Math.random().toString(36).slice(2, 10)}"` };
  const isReused = (seen: Seen) => codeOf(seen) === 'IDEMPOTENCY_KEY_REUSED';
  const same = ({ status, text = '' }: Seen) => `${status} ${text.replaceAll(/"traceId":"[^"]*"/g, '')}`;
  const first = await trial.valid(base, browser, headers);
  // The first response again has the trace id of the first request.
  const again = await trial.valid(base, browser, headers, ['traceId and X-Trace-Id differ']);
  // Another header makes no other request.
  const isOther = ({ input }: { input: Input }) => JSON.stringify(input.headers) === JSON.stringify(base.headers);
  const another = edgesOf(id, base).find(isOther)?.input ?? { ...base, query: { ...base.query, attempt: '2' } };
  const other = await trial.valid(another, browser, headers);
  const find = (problem: string) => trial.find('valid', problem, onWire(id, { ...base, headers }));
  if (isReused(first)) find('it takes a new key for a key that was used');
  if (isReused(again)) find('it refuses the same request with the same key');
  else if (isReused(other) && same(again) !== same(first))
    find('it does not give the first response again for the same key');
  else if (!isReused(other) && first.status < 300 && first.text !== undefined && same(other) === same(first))
    find('it gives the first response to another request with the same key');
}

async function paging(trial: Trial, base: Input, browser: Browser): Promise<void> {
  const page = async (query: Input['query']) => {
    const seen = await trial.valid({ ...base, query }, browser);
    const body = bodyOf(seen);
    const list = Object.values(body).find((value) => Array.isArray(value));
    return { items: Array.isArray(list) ? list : [], next: body['nextCursor'] };
  };
  const find = (problem: string) => trial.find('valid', problem, onWire(trial.id, { ...base, query: { limit: '1' } }));
  const first = await page({ limit: '1' });
  if (first.items.length > 1) find('it gives more entries than the limit');
  if (typeof first.next !== 'string') return;
  const second = await page({ limit: '1', cursor: first.next });
  if (JSON.stringify(second.items) === JSON.stringify(first.items))
    find('the page after a cursor is the page before it');
}

/** What ends a session ends it. */
async function endOfSessions(trial: Trial, base: Input): Promise<void> {
  const { id, tester } = trial;
  if (!['logout', 'logoutAllSessions', 'endOtherSessions', 'endSession'].includes(id)) return;
  const [here, there] = [await tester.anotherBrowser('me'), await tester.anotherBrowser('me')];
  if (!here || !there) return;
  const before = here.copy({ isSignedIn: true });
  const sessions = bodyOf(await here.call('listSessions'))['sessions'];
  const other: unknown = Array.isArray(sessions)
    ? sessions.find((one) => isObject(one) && one['isCurrent'] === false)
    : undefined;
  const path: Input['path'] = isObject(other) && id === 'endSession' ? { id: String(other['id']) } : base.path;
  const seen = await trial.valid({ ...base, path }, here);
  if (seen.status >= 300) return;
  const find = (problem: string) => trial.find('valid', problem, onWire(id, { ...base, path }));
  if (id === 'endSession') {
    const { text = '' } = await here.call('listSessions');
    if (text.includes(`"${path['id'] ?? ''}"`)) find('the session that it ended is still listed');
  } else if ((await (id.startsWith('logout') ? before : there).call('checkAuthentication')).status !== 401)
    find('a session that it ended still works');
  if (id === 'logoutAllSessions' && (await there.call('checkAuthentication')).status !== 401)
    find('another session of the person still works');
  tester.forget('me');
}
