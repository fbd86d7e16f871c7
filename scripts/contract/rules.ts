import type { OperationId } from '../../openapi/generated/operations';
import type { Browser } from './browser';
import { parametersOf } from './fuzz/inputs';
import { edgesOf } from './fuzz/walk';
import { codeOf, endsTold, fieldsOf, type Seen } from './fuzz/judge';
import { type Input, onWire, type Wire } from './fuzz/wire';
import type { Tester } from './tester';

/** What the rules need of the requests of one operation. */
interface Trial {
  readonly id: OperationId;
  readonly tester: Tester;
  valid(input: Input, browser: Browser, headers?: Record<string, string>, but?: readonly string[]): Promise<Seen>;
  find(kind: 'valid', problem: string, wire: Wire): void;
}

const takes = (id: OperationId, name: string) => parametersOf(id).some((one) => one.name === name);

/** The first valid request. It has a key where the operation takes one, because only the first does its work. */
export function firstOf(trial: Trial, base: Input, browser: Browser): Promise<Seen> {
  return takes(trial.id, 'Idempotency-Key') ? idempotencyKey(trial, base, browser) : trial.valid(base, browser);
}

/** Rules of several calls that one operation keeps by itself. Workflows have the others. */
export async function rulesOf(trial: Trial, base: Input, browser: Browser): Promise<void> {
  const { id, tester } = trial;
  // A call may have used up what an earlier request names.
  if (takes(id, 'Expected-Person-Id')) await expectedPerson(trial, (await tester.inputsFor(id, browser))[0], browser);
  if (takes(id, 'cursor') && takes(id, 'limit')) await paging(trial, base, browser);
  if (id === 'prolongSession') await laterEnd(trial, base);
}

async function laterEnd(trial: Trial, base: Input): Promise<void> {
  const browser = await trial.tester.anotherBrowser('me');
  const told = () => Math.max(0, ...endsTold(browser?.jar.values() ?? []));
  const before = told();
  if (browser) await trial.valid(base, browser);
  if (told() < before)
    trial.find('valid', 'it tells an earlier end of the session than before', onWire(trial.id, base));
}

/** A service may ignore the header, so the work is done, or refused for the person alone. */
async function expectedPerson(trial: Trial, base: Input, browser: Browser): Promise<void> {
  const me = fieldsOf(await browser.call('getMe'))['personId'];
  if (typeof me !== 'string') return;
  const as = (who: string): Input => ({ ...base, headers: { ...base.headers, 'Expected-Person-Id': who } });
  const find = (problem: string, who: string) => trial.find('valid', problem, onWire(trial.id, as(who)));
  const { status } = await trial.valid(as('another-person'), browser);
  const own = await trial.valid(as(me), browser);
  if (codeOf(own) === 'SESSION_OF_ANOTHER_PERSON') find('it takes the person of the session for another one', me);
  if ([400, 401, 403].includes(status) && own.status !== status)
    find(`it refuses another person by ${status} and not by 409 SESSION_OF_ANOTHER_PERSON`, 'another-person');
}

/** A service may ignore the header. One that reads it gives the first response again, to the same request alone. */
async function idempotencyKey(trial: Trial, base: Input, browser: Browser): Promise<Seen> {
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
  return first;
}

async function paging(trial: Trial, base: Input, browser: Browser): Promise<void> {
  const page = async (query: Input['query']) => {
    const seen = await trial.valid({ ...base, query }, browser);
    const body = fieldsOf(seen);
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
