import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test.describe('/auth/logout', () => {
  test('ends the session and goes to login with the same query', async ({ page, signInAs, world }) => {
    await signInAs('ann');
    await page.goto('/auth/logout?redirectUrl=%2Fview%2Fhome');
    await screen.arrivesAt(page, '/auth/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/view/home');
    await expect(signIn.username(page)).toBeVisible();
    await world.verify({ call: { operationId: 'logout' }, times: 1 });
    await page.goto('/auth/account-settings/devices');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('a page that the browser only prerenders calls no service, and logs out when it is shown', async ({
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

  test('that answers 204 signs out too: sign-in with the query, and no personal data remains', async ({
    page,
    context,
    signInAs,
    world,
  }) => {
    await signInAs('ann');
    await context.route('**/logout', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      const { 'content-length': _length, ...headers } = (await route.fetch()).headers();
      await route.fulfill({ status: 204, body: '', headers });
    });
    await page.goto('/auth/account-settings/devices');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('password-changed', 'true');
      localStorage.setItem('acting-session', JSON.stringify({ id: '1', expiry: '2', mode: 'x' }));
    });
    await page.goto('/auth/logout?redirectUrl=%2Fview%2Fhome');
    await screen.arrivesAt(page, '/auth/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/view/home');
    await expect(signIn.username(page)).toBeVisible();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await world.verify({ sequence: [{ operationId: 'checkAuthentication' }, { operationId: 'logout' }] });
  });
});
