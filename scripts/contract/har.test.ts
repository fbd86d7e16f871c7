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
type Entry = Awaited<ReturnType<typeof recorded>>[number];
type Change = (entry: Entry) => void;

const secret = 'Secret-Value-417';
const bodyOf = ({ response }: Entry) => JSON.parse(response.content?.text ?? '{}');
const withBody =
  (fields: object): Change =>
  (entry) =>
    (entry.response.content = { text: JSON.stringify({ ...bodyOf(entry), ...fields }) });
const headersOf = ({ response }: Entry, wanted: string) =>
  response.headers.filter(({ name }) => name.toLowerCase() === wanted);
const withoutHeader =
  (wanted: string): Change =>
  ({ response }) =>
    (response.headers = response.headers.filter(({ name }) => name.toLowerCase() !== wanted));
const form = (name: string) => ({ text: '', params: [name, 'password'].map((one) => ({ name: one, value: 'x' })) });
const isRefused: Change = (entry) => {
  const [{ value: traceId = '' } = {}] = headersOf(entry, 'x-trace-id');
  const error = { code: 'MALFORMED_REQUEST', message: 'No.' };
  entry.request.postData = { text: 'refused=for-that' };
  const text = JSON.stringify({ ...error, traceId, errors: [error] });
  Object.assign(entry.response, { status: 400, content: { text } });
};

/** By what a recording is: how its entries differ from what the mock server writes, by their index. */
const recordings: Record<string, Record<string, Change>> = {
  'a whole one': {},
  'with a refused request, and a body in base64': {
    0: isRefused,
    1: (entry) => (entry.response.content = { encoding: 'base64', text: btoa(JSON.stringify(bodyOf(entry))) }),
  },
  'with ten breaches': {
    0: (entry) => headersOf(entry, 'set-cookie').forEach((one) => (one.value = one.value.replace('HttpOnly', 'x'))),
    1: withBody({ devices: secret }),
    2: ({ response }) => (response.status = 299),
    3: ({ response }) => (response.content = { text: `<p>${secret}</p>` }),
    5: (entry) => headersOf(entry, 'content-type').forEach((one) => (one.value = 'text/html')),
    6: withoutHeader('x-trace-id'),
    7: ({ request }) => (request.url = request.url.replace('clientInfo', secret)),
    8: withBody({ personId: 7, firstName: [secret] }),
    9: ({ response }) => (response.status = 500),
    10: ({ request }) => request.headers.push({ name: 'X-Trace-Id', value: `${secret}!` }),
  },
  'without cookies and bodies, as browsers leave them out': {
    each: (entry) => {
      withoutHeader('set-cookie')(entry);
      delete entry.request.postData;
      entry.response.content = { size: 9 };
    },
  },
  'with the fields of a form in place of its text': { 0: ({ request }) => (request.postData = form('username')) },
  'with a wrong field of a form': { 0: ({ request }) => (request.postData = form('user')) },
  'of other addresses': { each: ({ request }) => (request.url = 'https://login.example/src/api/request/send.ts') },
  'of preflights': { each: ({ request }) => (request.method = 'OPTIONS') },
  'of calls without an answer of their own': { each: ({ response }) => (response.status = 304) },
};

test('recorded traffic is judged as before, and no value of the file is shown', { tags: 'long' }, async () => {
  const told: string[] = [];
  for (const [name, { each, ...changes }] of Object.entries(recordings)) {
    const entries = await recorded();
    if (each) entries.forEach(each);
    for (const [index, change] of Object.entries(changes))
      entries.slice(Number(index), Number(index) + 1).forEach(change);
    const { lines, exitCode } = reportOf(judgeRecording({ log: { version: '1.2', entries } }));
    expect(lines.pop()).toMatch(/^Never seen: .*logout \(authentication-service\)/);
    told.push(`${name}: ${exitCode}`, ...lines, '');
  }
  await expect(told.join('\n')).toMatchFileSnapshot('../../openapi/recorded/tools/recorded-traffic.txt');
  for (const typed of [secret, PERSONA_PASSWORD, 'ann.lee', 'Lee']) expect(told.join('\n')).not.toContain(typed);
});

test.each([undefined, { log: {} }, []])('a recording that is %j is refused', (content) => {
  expect(() => judgeRecording(content)).toThrow('The file is no HAR');
});
