import { expectAccessible } from '../support/guards/axe';
import { configure } from '../support/verbs/configure';
import { screen } from '../support/verbs/screen';
import { expect, test } from '../support/test';
import type { MockWorld } from '../../mock-server/client/world';

/** An app that cannot start reports it once (see docs/delivery.md), in the production bundle. */
test.use({
  allow: { consoleErrors: [/Failed to load resource|net::ERR|preload/, /Runtime configuration/, /canary/] },
});

const scripts = /\/auth\/assets\/.*\.js$/;
const broken = 'This page could not be loaded.';

const entriesOf = async (world: MockWorld): Promise<object[]> =>
  (await world.journal.list({ operationId: 'batchLog' })).flatMap(({ requestBody }) =>
    typeof requestBody === 'object' && requestBody !== null ? [...Reflect.get(requestBody, 'entries')] : [],
  );

test('a script that is lost is reported once, with the build and without token, query or person, and not with a sample rate of 0', async ({
  page,
  context,
  world,
}) => {
  await context.route(scripts, (route) => route.abort());
  await page.goto('/auth/create-account/canary-token?email=ann%40example.com');
  await expect(page.getByText(broken, { exact: false })).toBeVisible();
  await expect.poll(() => entriesOf(world)).toHaveLength(1);
  const [entry] = await entriesOf(world);
  expect(entry).toEqual({
    level: 'error',
    event: 'start-failed',
    message: expect.stringMatching(/^TypeError: Failed to fetch dynamically imported module: .*\/renderer-[\w-]+\.js$/),
    timestamp: expect.any(String),
    path: '/auth/create-account',
    build: expect.stringMatching(/^3\.5\.118\+\S+$/),
  });
  expect(JSON.stringify(entry)).not.toMatch(/canary|ann|example\.com/);

  await world.journal.clear();
  await configure(context, (config) => ({ ...config, errorReports: { sampleRate: 0 } }));
  await page.goto('/auth/legal');
  // The report is sent after the page has said that it is broken.
  await expect(page.getByText(broken, { exact: false })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await entriesOf(world)).toEqual([]);
  await context.unroute(scripts);
  await screen.follow(page, 'try again');
  await expect(screen.heading(page, 'Terms of Service')).toBeVisible();
});

test('a script that throws is reported with its place, a wrong configuration with its fields, and neither with a value', async ({
  page,
  context,
  world,
}) => {
  await context.route(/\/auth\/assets\/index-.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new TypeError("Cannot greet Ann Lee, ann@example.com, at /auth/create-account/canary?x=canary");',
    }),
  );
  await page.goto('/auth/legal');
  await expect.poll(() => entriesOf(world)).toHaveLength(1);
  const [entry] = await entriesOf(world);
  expect(entry).toMatchObject({
    event: 'start-failed',
    message: 'TypeError: Cannot greet [name], [email] at /auth/create-account',
    stack: expect.stringMatching(/^index-[\w-]+\.js:1:7$/),
  });
  expect(JSON.stringify(entry)).not.toContain('canary');

  await context.unrouteAll();
  await world.journal.clear();
  await configure(context, (config) => ({ ...config, captchaScriptUrl: 'canary' }));
  await page.goto('/auth/login');
  await expect(screen.heading(page, 'This page isn’t set up correctly')).toBeVisible();
  await page.getByText('Details for support').click();
  await expect(page.getByText(/^Version 3\.5\.118\+\S+$/)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => entriesOf(world)).toHaveLength(1);
  const [wrong] = await entriesOf(world);
  expect(wrong).toMatchObject({
    event: 'start-failed',
    message:
      'ConfigError: Runtime configuration: captchaScriptUrl must be a path that starts with one slash, or an https URL',
  });
  expect(JSON.stringify(wrong)).not.toContain('canary');
});
