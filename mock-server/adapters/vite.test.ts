import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seedWorld } from '../seed';
import { Worlds } from '../world/worlds';
import { onOwnOrigin } from './own-origin';
import { textsOnDisk } from './texts-on-disk';
import { mockMiddleware } from './vite';
import { type LoadedMock, loadMock } from './vite-reloaded';

/** Like a server of Vite: the app answers what the mock server leaves. */
const mock = mockMiddleware(() => Promise.resolve(onOwnOrigin(new Worlds(seedWorld, textsOnDisk))));
const server = createServer((request, response) => mock(request, response, () => response.end('the app')));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

afterEach(() => vi.unstubAllEnvs());

/** The status of the response, and its body. */
function answerTo(path: string): Promise<[number | undefined, string]> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, timeout: 2000 }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve([response.statusCode, text]));
    })
      .on('timeout', () => reject(new Error('no answer')))
      .on('error', reject);
  });
}

test('answers a target in absolute form', async () => {
  const [status, body] = await answerTo('http://localhost/__mock/health');
  expect([status, body]).toEqual([200, expect.stringContaining('"ok"')]);
  expect((await answerTo('http://evil.test/__mock/health'))[0]).toBe(403);
  expect(await answerTo('http://localhost/auth/login')).toEqual([200, 'the app']);
});

test('after a change of the code nothing is made that a world made before it went back', async () => {
  /** Sends a control call to the world `default`. */
  const control = async ({ respond }: LoadedMock, method: string, path: string, body?: unknown) => {
    const [url, headers] = [`/__mock/${path}`, { 'content-type': 'application/json' }];
    const bytes = body === undefined ? null : new TextEncoder().encode(JSON.stringify(body));
    const answer = await respond({ method, url, headers, body: bytes, origin: 'http://localhost' });
    return JSON.parse(String(answer?.body));
  };
  const mock = await loadMock();
  const signIn = async (on: LoadedMock) => (await control(on, 'POST', 'sign-in', { persona: 'ann' })).cookies.session;
  await control(mock, 'POST', 'reset', {});
  const before = await control(mock, 'GET', 'snapshot');
  const session = await signIn(mock);
  await control(mock, 'PUT', 'snapshot', before);
  expect(await signIn(await loadMock(await mock.keep()))).not.toBe(session);
});

test('the development server has the scenarios of the folder in SCENARIOS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  vi.stubEnv('SCENARIOS', folder);
  const { respond } = await loadMock();
  writeFileSync(join(folder, 'zoe.yaml'), 'description: Zoë is new.\n');
  const request = { method: 'GET', url: '/__mock/scenarios', headers: {}, body: null, origin: 'http://localhost' };
  expect((await respond(request))?.body).toContain('Zoë is new.');
  vi.stubEnv('SCENARIOS', 'nowhere');
  await expect(loadMock()).rejects.toThrow('There is no folder "nowhere"');
});
