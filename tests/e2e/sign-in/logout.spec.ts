import { expectAccessible } from '../../support/guards/axe';
import { configure } from '../../support/verbs/configure';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test.describe('/auth/logout', () => {
  test(
    'ends the session and goes to login with the same query',
    { tag: '@main' },
    async ({ page, signInAs, world }) => {
      await signInAs('ann');
      await page.goto('/auth/logout?redirectUrl=%2Fview%2Fhome');
      await screen.arrivesAt(page, '/auth/login');
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/view/home');
      await expect(signIn.username(page)).toBeVisible();
      await world.verify({ call: { operationId: 'logout' }, times: 1 });
      await page.goto('/auth/account-settings/devices');
      await screen.arrivesAt(page, '/auth/login');
    },
  );

  test('goes to the single-sign-on request with a single-sign-on cookie', async ({ page, signInAs }) => {
    await signInAs('sol', { method: 'SSO' });
    await page.goto('/auth/logout');
    await screen.arrivesAt(page, '/auth/sso-login/request');
  });

  test("leads to the other sign-in system's logout URL", async ({ page, signInAs }) => {
    await signInAs('nina', { method: 'Nexo' });
    await page.goto('/auth/logout');
    await screen.arrivesAt(page, '/outside/nexo/logout');
  });

  test('shows the undetermined-session failure when neither response nor configuration has that URL', async ({
    page,
    context,
    signInAs,
    world,
  }) => {
    await signInAs('nina', { method: 'Nexo' });
    await configure(context, ({ otherSignInSystem: { logoutUrl: _left, ...other }, ...config }) => ({
      ...config,
      otherSignInSystem: other,
    }));
    await world.on('logout').answer({ status: 200, body: { authentication_method: 'Nexo', isSsoSession: false } });
    await page.goto('/auth/logout');
    await expect(screen.heading(page, 'We couldn’t log you out completely')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(screen.heading(page, 'We couldn’t log you out completely')).toBeVisible();
  });

  test('never follows a logout URL to another origin', async ({ page, signInAs, world }) => {
    await signInAs('nina', { method: 'Nexo' });
    await world.on('logout').answer({
      status: 200,
      body: { authentication_method: 'Nexo', isSsoSession: false, logoutUrl: 'https://evil.example/out' },
    });
    await page.goto('/auth/logout');
    await expect(screen.heading(page, 'We couldn’t log you out completely')).toBeVisible();
  });

  test('goes directly to the switch-clients message page during a client switch', async ({ page, signInAs }) => {
    await signInAs('nina', { method: 'Nexo' });
    await page.goto('/auth/legal');
    await page.evaluate(() =>
      sessionStorage.setItem(
        'switch-details',
        JSON.stringify({ username: 'ann.lee', isNexoClient: true, redirectLoginUrl: '/outside/nexo/login' }),
      ),
    );
    await page.goto('/auth/logout');
    await screen.arrivesAt(page, '/auth/switch-clients-message');
  });

  test('leaves no personal data in storage', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto('/auth/legal');
    await page.evaluate(() => {
      localStorage.setItem('password-changed', 'true');
      localStorage.setItem('acting-session', JSON.stringify({ id: '1', expiry: '2', mode: 'x' }));
    });
    await page.goto('/auth/logout');
    await screen.arrivesAt(page, '/auth/login');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });

  test('shows in the other tab within a second', async ({ page, context, signInAs }) => {
    await signInAs('ann');
    await page.goto('/auth/account-settings/devices');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/auth/logout');
    await screen.arrivesAt(other, '/auth/login');
    await expect(signIn.username(page)).toBeVisible({ timeout: 1_000 });
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/auth/account-settings/devices');
  });
});

test('a log-out that answers 204 signs out: sign-in with the query, and no personal data remains', async ({
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
  await page.goto('/auth/account-settings/devices');
  await screen.arrivesAt(page, '/auth/login');
});

test.describe('a log-out that fails', () => {
  test('says that the user is still logged in, and a press tries again', async ({ page, signInAs, world }) => {
    await signInAs('ann');
    await world.on('logout').times(1).status(503);
    await page.goto('/auth/account-settings/devices');
    await screen.press(page, 'Log out');
    const heading = screen.heading(page, 'You are still logged in');
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText('On a shared computer, don’t leave', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Stay logged in' })).toHaveAttribute('href', '/authn/landing');
    await expectAccessible(page, [320, 1024]);
    await screen.press(page, 'Try again');
    await screen.arrivesAt(page, '/auth/login');
    expect(await world.state.read('sessions')).toEqual([]);
  });
});

test.describe('a log-out without a response', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_/] } });

  test('says that the user may still be logged in', async ({ page, signInAs, world }) => {
    await signInAs('ann');
    await world.on('logout').drop();
    await page.goto('/auth/logout');
    await expect(screen.heading(page, 'You may still be logged in')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Stay logged in' })).toHaveCount(0);
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await screen.arrivesAt(page, '/auth/login');
  });
});

test.describe('/auth/logout-all-sessions', () => {
  test('ends all sessions, then goes to login with the query', async ({ page, world, signInAs }) => {
    await signInAs('ann');
    await page.goto('/auth/logout-all-sessions?redirectUrl=%2Fview%2Fhome');
    await screen.arrivesAt(page, '/auth/login');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/view/home');
    await world.verify({ call: { operationId: 'logoutAllSessions' }, times: 1 });
    expect(await world.state.read('sessions')).toEqual([]);
  });
});

test('the landing page names the user, and signing out leads back to login', async ({ page }) => {
  await signIn.open(page, '?redirectUrl=%2Fview%2Fhome');
  await signIn.signIn(page, 'ann.lee', PASSWORD);
  await expect(page.getByText(/logged in as Ann Lee/)).toBeVisible();
  await expectAccessible(page);
  await screen.follow(page, 'Log out');
  await screen.arrivesAt(page, '/auth/login');
});
