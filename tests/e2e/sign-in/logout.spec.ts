import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

const path = '/auth/logout-all-sessions?redirectUrl=%2Fview%2Fhome';

const otherSite = 'http://other.example';
test.use({ allow: { origins: [otherSite] } });

/** Follows a link from another site, which sends no referrer. */
async function comeByLink(page: Page, to: string): Promise<void> {
  const body = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Other</title>';
  const headers = { 'Content-Type': 'text/html', 'Referrer-Policy': 'no-referrer' };
  await page.route(`${otherSite}/**`, (route) => route.fulfill({ body, headers }));
  await page.goto(otherSite);
  await page.evaluate((url) => location.assign(url), to);
}

test('a link of another site asks before it ends every session', async ({ page, world, signInAs }) => {
  await signInAs('ann');
  await comeByLink(page, `${world.origin}${path}`);
  await expect(screen.heading(page, 'Log out everywhere?')).toBeVisible();
  await expectAccessible(page);
  expect(await world.state.read('sessions')).toHaveLength(1);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await screen.arrivesAt(page, '/auth/login');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/view/home');
  expect(await world.state.read('sessions')).toEqual([]);
});

test('a server that does not say where a visit came from leads to the question, any other visit ends every session', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  await signInAs('ann');
  const address = '**/auth/logout-all-sessions*';
  await context.route(address, async (route) => {
    const response = await route.fetch();
    const { 'server-timing': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(path);
  await expect(screen.heading(page, 'Log out everywhere?')).toBeVisible();
  expect(await world.state.read('sessions')).toHaveLength(1);
  await context.unroute(address);
  await page.goto(path);
  await screen.arrivesAt(page, '/auth/login');
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/view/home');
  await world.verify({ call: { operationId: 'logoutAllSessions' }, times: 1 });
  expect(await world.state.read('sessions')).toEqual([]);
});

test('/auth/logout a page that the browser only prerenders calls no service, and logs out when it is shown', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  await page.addInitScript(
    () => void Reflect.defineProperty(document, 'prerendering', { get: () => true, configurable: true }),
  );
  const called = await world.journal.list();
  await page.goto('/auth/logout');
  await page.waitForLoadState('networkidle');
  expect(await world.journal.list()).toEqual(called);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await screen.arrivesAt(page, '/auth/login');
  await world.verify({ call: { operationId: 'logout' }, times: 1 });
});
