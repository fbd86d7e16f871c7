import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMock } from '../../index';

/** Sets up a world with one change of each kind, and returns its export in the given format. */
async function copied(as: 'playwright' | 'arazzo' | 'curl' | 'link', path = '/auth/logout'): Promise<string> {
  const mock = createMock();
  const world = await mock.world({ id: 'copied' });
  await world.reset('multi-client');
  await world.given.obligation('changePassword').for('ann');
  await world.given.flag('enableClientRebrand');
  await world.on('login').nth(2).drop();
  await world.clock.advance('PT5M');
  await world.signIn('ann');
  await world.visitor().call('checkAuthPath', { body: { username: "o'hara" } });
  const response = await mock.fetch(
    new Request(`${mock.origin}/__mock/copy?as=${as}&path=${encodeURIComponent(path)}`, {
      headers: { 'X-Mock-World': 'copied' },
    }),
  );
  expect(response.status).toBe(200);
  return response.text();
}

test('the Playwright export uses the fixtures for each step', async () => {
  const text = await copied('playwright');
  for (const line of [
    'await world.reset("multi-client");',
    'await world.given.obligation("changePassword").for("ann");',
    'await world.given.flag("enableClientRebrand", true);',
    'await world.on("login").nth(2).answer({"drop":true});',
    'await signInAs("ann");',
    'await page.goto("/auth/logout");',
    '{ operationId: "checkAuthPath", status: 200 },',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/await world\.clock\.advance\("PT\w+"\);/);
});

test('the Playwright export has people, records, deliveries, and which calls a fault hits', async () => {
  const world = await createMock().world();
  await world.people.create({ like: 'ben', count: 2 });
  await world.people.import('username\nmia.jones');
  await world.state.create('groups', { name: 'pay', url: 'https://pay.example/' });
  await world.state.delete('groups', 'pay');
  await world.deliveries.never({ kind: 'resetPassword' });
  await world.deliveries.clear();
  await world.webhooks.add({ url: 'http://localhost:9/hooks', events: ['SIGNED_IN'] });
  await world.webhooks.clear();
  await world.on('login').when({ person: 'ann' }).every(3).delay(10, 20);
  const text = await (await world.visitor().fetch('/__mock/copy?as=playwright')).text();
  for (const line of [
    'await world.people.create({"like":"ben","count":2});',
    'await world.people.import([{"username":"mia.jones"}]);',
    'await world.state.create("groups", {"name":"pay","url":"https://pay.example/"});',
    'await world.state.delete("groups", "pay");',
    'await world.deliveries.add({"kind":"resetPassword","copies":0});',
    'await world.deliveries.clear();',
    'await world.webhooks.add({"url":"http://localhost:9/hooks","events":["SIGNED_IN"]});',
    'await world.webhooks.clear();',
    'await world.on("login").every(3).when({"person":"ann"}).answer({"delayMs":10,"jitterMs":20});',
  ])
    expect(text).toContain(line);
});

test('the Arazzo export is YAML with a step for each call, by operationId', async () => {
  const workflow: { workflows: { steps: { operationId: string }[] }[] } = parse(await copied('arazzo'));
  expect(workflow.workflows[0]?.steps.map(({ operationId }) => operationId.split('.').at(-1))).toEqual(
    expect.arrayContaining([
      'resetWorld',
      'giveObligation',
      'setFlag',
      'addFault',
      'moveClock',
      'signIn',
      'checkAuthPath',
    ]),
  );
});

test('the curl export quotes its lines for a shell', async () => {
  expect(await copied('curl')).toContain(String.raw`--data-raw '{"username":"o'\''hara"}'`);
});

test('the curl export and the archive have a refused body as it was sent', async () => {
  const world = await createMock().world();
  const send = (type: string, body: string) =>
    world.visitor().fetch('/api/authentication-service/v0/check-auth-path', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
  const bodies = [
    ['application/json', '{"user":1}'],
    ['application/json', '{"username"'],
    ['text/plain', 'ann.lee'],
  ] as const;
  for (const [type, body] of bodies) expect((await send(type, body)).status).toBeGreaterThanOrEqual(400);
  const calls = await world.journal.list({ operationId: 'checkAuthPath', breaches: true });
  expect(calls.map(({ requestBody }) => requestBody)).toEqual([{ user: 1 }, '{"username"', 'ann.lee']);
  const response = await world.visitor().fetch('/__mock/copy?as=curl');
  const lines = (await response.text()).split('\n').filter((line) => line.includes('/check-auth-path'));
  expect(lines.map((line) => /--data-raw '(.*?)'/.exec(line)?.[1])).toEqual(bodies.map(([, body]) => body));
  const archive = JSON.stringify(await world.journal.har());
  for (const [, body] of bodies) expect(archive).toContain(JSON.stringify({ text: body }).slice(1, -1));
});

test('the curl export has the control calls, in the world of the sender, before the recorded calls', async () => {
  const lines = (await copied('curl')).trim().split('\n');
  const at = (text: string) => lines.findIndex((line) => line.includes(text));
  expect(lines[at('/__mock/obligations')]).toBe(
    "curl -i -X POST 'http://localhost:4010/__mock/obligations' -H 'X-Mock-World: copied' -H 'Content-Type: application/json' " +
      `--data-raw '{"person":"ann","command":"changePassword"}'`,
  );
  expect(at('/__mock/reset')).toBe(0);
  expect(at('/__mock/sign-in')).toBeLessThan(at('/check'));
});

test.each(['playwright', 'link', 'arazzo'] as const)(
  'the %s export does not name the world of the sender',
  async (as) => {
    const text = decodeURIComponent(await copied(as, '/auth/login?mock-world=copied&clientId=100'));
    expect(text).not.toContain('mock-world=');
    if (as !== 'arazzo') expect(text).toContain('/auth/login?clientId=100');
  },
);

test('the link export leaves the world of the sender out of its calls', async () => {
  const mock = createMock();
  const json = { 'Content-Type': 'application/json' };
  const send = (path: string, init: RequestInit = {}) =>
    mock.fetch(
      new Request(`${mock.origin}/__mock${path}mock-world=mine`, { ...init, headers: { ...json, Cookie: '' } }),
    );
  await send('/clock?', { method: 'POST', body: '{"advance":"PT5M"}' });
  expect(decodeURIComponent(await (await send('/copy?as=link&')).text())).toContain('"url":"/__mock/clock"');
});

test('the link export puts the control calls behind its #, which browsers do not send', async () => {
  const url = new URL((await copied('link')).trim());
  const set: { calls: { url: string }[]; path: string } = JSON.parse(
    decodeURIComponent(url.hash.slice('#set='.length)),
  );
  expect(set.path).toBe('/auth/logout');
  expect(set.calls.map(({ url: one }) => one)).toEqual([
    '/__mock/reset',
    '/__mock/obligations',
    '/__mock/flags/enableClientRebrand',
    '/__mock/faults',
    '/__mock/clock',
    '/__mock/sign-in',
  ]);
});
