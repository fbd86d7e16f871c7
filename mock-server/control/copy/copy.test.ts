import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMock } from '../../index';

/** Sets up a world with one change of each kind, and returns its export in the given format. */
async function copied(as: 'playwright' | 'arazzo' | 'curl' | 'link'): Promise<string> {
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
    new Request(`${mock.origin}/__mock/copy?as=${as}&path=/auth/logout`, { headers: { 'X-Mock-World': 'copied' } }),
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
