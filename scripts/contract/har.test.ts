import { expect, test } from 'vitest';
import { createMock } from '../../mock-server';
import { PERSONA_PASSWORD } from '../../mock-server/world/store/make';
import { judgeRecording, recording, reportOf } from './har';

/** A browser's session of 200 calls. */
async function recorded() {
  const world = createMock().open('one');
  const ann = world.visitor();
  await ann.call('login', { body: { username: 'ann.lee', password: PERSONA_PASSWORD } });
  for (let call = 1; call < 200; call += 1)
    await ann.call(
      (['getMe', 'listMyDevices', 'checkAuthentication', 'getMyClientInfo'] as const)[call % 4] ?? 'getMe',
    );
  // The first call has brought the CSRF token.
  return recording.parse(await world.journal.har()).log.entries.slice(1);
}
type Entries = Awaited<ReturnType<typeof recorded>>;

const judged = (entries: readonly unknown[]) => judgeRecording({ log: { version: '1.2', entries } });
const bodyOf = (entry: Entries[number] | undefined) => JSON.parse(entry?.response.content?.text ?? '{}');
function change(entries: Entries, index: number, changed: (entry: Entries[number]) => void): void {
  const entry = entries[index];
  if (entry) changed(entry);
}
const headerOf = (entry: Entries[number], wanted: string) =>
  entry.response.headers.filter(({ name }) => name.toLowerCase() === wanted);

test('recorded traffic that keeps the contract has no breach, and says what was never seen', async () => {
  const entries = await recorded();
  const [{ value: traceId = '' } = {}] = entries.flatMap((one) => headerOf(one, 'x-trace-id'));
  change(entries, 0, ({ request, response }) => {
    request.postData = { text: 'refused=for-that' };
    const error = { code: 'MALFORMED_REQUEST', message: 'No.' };
    Object.assign(response, { status: 400, content: { text: JSON.stringify({ ...error, traceId, errors: [error] }) } });
  });
  const text = btoa(JSON.stringify(bodyOf(entries[1])));
  change(entries, 1, ({ response }) => (response.content = { encoding: 'base64', text }));
  const found = judged(entries);
  expect(found.calls).toHaveLength(200);
  expect(found.calls.flatMap(({ problems }) => problems)).toEqual([]);
  const { lines, exitCode } = reportOf(found);
  expect(lines.at(-2)).toContain('200 calls of 5 operations, 0 other entries; breaches: 0.');
  expect(lines.at(-1)).toMatch(/^Never seen: .*changePassword \(identity-orchestrator\)/);
  expect(exitCode).toBe(0);
});

test('the report places each of ten breaches, and shows no value of the file', async () => {
  const entries = await recorded();
  const secret = 'Secret-Value-417';
  const edit = (index: number, edits: (entry: Entries[number]) => void) => change(entries, index, edits);
  const withBody = (index: number, body: unknown) =>
    edit(index, ({ response }) => (response.content = { text: JSON.stringify(body) }));
  edit(0, (entry) => headerOf(entry, 'set-cookie').forEach((one) => (one.value = one.value.replace('HttpOnly', 'x'))));
  withBody(1, { ...bodyOf(entries[1]), devices: secret });
  edit(2, ({ response }) => (response.status = 299));
  edit(3, ({ response }) => (response.content = { text: `<p>${secret}</p>` }));
  edit(5, (entry) => headerOf(entry, 'content-type').forEach((one) => (one.value = 'text/html')));
  edit(6, ({ response }) => (response.headers = response.headers.filter(({ name }) => name !== 'X-Trace-Id')));
  edit(7, ({ request }) => (request.url = request.url.replace('clientInfo', secret)));
  withBody(8, { ...bodyOf(entries[8]), personId: 7, firstName: [secret] });
  edit(9, ({ response }) => (response.status = 500));
  edit(10, ({ request }) => request.headers.push({ name: 'X-Trace-Id', value: `${secret}!` }));
  const found = judged(entries);
  const { lines, exitCode } = reportOf(found);
  const broken = found.calls.filter(({ problems }) => problems.length > 0).map(({ number }) => number);
  expect([...broken, ...found.unknown.map((call) => Number(/\d+/.exec(call)?.[0]))].sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 6, 7, 8, 9, 10, 11,
  ]);
  expect(exitCode).toBe(1);
  for (const typed of [secret, PERSONA_PASSWORD, 'ann.lee', 'Lee']) expect(lines.join('\n')).not.toContain(typed);
});

test('a recording without cookies and bodies of requests has no breach for want of them, as browsers leave them out', async () => {
  const entries = await recorded();
  for (const { response } of entries)
    response.headers = response.headers.filter(({ name }) => !/^set-cookie$/i.test(name));
  change(entries, 0, ({ request }) => delete request.postData);
  expect(judged(entries).calls.flatMap(({ problems }) => problems)).toEqual([]);
});

test('a recording may have the fields of a form in place of its text', async () => {
  const entries = await recorded();
  const formOf = (name: string) => ({
    text: '',
    params: [name, 'password'].map((one) => ({ name: one, value: 'x' })),
  });
  for (const [name, breaches] of Object.entries({ user: 1, username: 0 })) {
    change(entries, 0, ({ request }) => (request.postData = formOf(name)));
    expect(reportOf(judged(entries)).exitCode).toBe(breaches);
  }
});

test('a recording of other addresses, and of calls without an answer of their own, has no call of the contract', async () => {
  const [entry] = await recorded();
  const request = { ...entry?.request };
  const found = judged([
    { ...entry, request: { ...request, url: 'https://login.example/src/api/request/send.ts' } },
    { ...entry, request: { ...request, method: 'OPTIONS' } },
    ...[0, 304].map((status) => ({ ...entry, response: { status, headers: [] } })),
  ]);
  expect(found).toEqual({ calls: [], unknown: [], others: 4 });
  expect(reportOf(found).exitCode).toBe(2);
});

test.each([undefined, { log: {} }, []])('a recording that is %j is refused', (content) => {
  expect(() => judgeRecording(content)).toThrow('The file is no HAR');
});
