import { expectAccessible } from '../../support/guards/axe';
import { configure } from '../../support/verbs/configure';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const open = (id: string, rest = '') => `/auth/impersonation?impersonationId=${id}${rest}`;
const reason = 'Reason';

test('the form names client and associate; the reason is required, checked on change and on submit @main', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('oscar');
  await page.goto(open('impersonation-good'));
  await expect(page.getByText('Harbor Foods')).toBeVisible();
  await expect(page.getByText('Ann Lee')).toBeVisible();
  await expectAccessible(page);
  await screen.press(page, 'Start impersonation');
  await expect(page.getByText('Required Field')).toBeVisible();
  await expect(page.getByLabel(reason)).toBeFocused();
  await expectAccessible(page, [320, 1024]);
  await page.getByLabel(reason).fill('Case 4711');
  await expect(page.getByText('Required Field')).toBeHidden();
  await page.getByLabel(reason).fill('   ');
  await expect(page.getByText('Required Field')).toBeVisible();
  await screen.press(page, 'Start impersonation');
  await world.verify({ call: { operationId: 'startImpersonation' }, times: 0 });
});

test("the card is 450 px wide, lets the user copy the id of the client, and shows 'No Data' for a missing first name", async ({
  page,
  context,
  signInAs,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('oscar');
  await page.goto(open('impersonation-good'));
  await screen.press(page, 'Copy client ID 100');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('100');

  await expect(page.getByLabel(reason)).toBeVisible();
  expect((await page.getByRole('main').boundingBox())?.width).toBe(450);
  await page.setViewportSize({ width: 360, height: 800 });
  expect((await page.getByRole('main').boundingBox())?.width).toBeLessThanOrEqual(360);

  await page.goto(open('impersonation-no-first-name'));
  await expect(page.getByText('No Data Adeyemi')).toBeVisible();
  await world.state.patch('impersonations', 'impersonation-good', { firstName: '' });
  await page.goto(open('impersonation-good'));
  await expect(page.getByText('No Data Lee')).toBeVisible();
});

test(
  'success stores the three session values of the headers and opens the page after impersonation',
  { tag: '@quick' },
  async ({ page, signInAs, world }) => {
    await signInAs('oscar');
    await page.goto(open('impersonation-good'));
    await page.getByLabel(reason).fill('  Case 4711  ');
    const response = page.waitForResponse(/impersonation\/start/);
    await screen.press(page, 'Start impersonation');
    const headers = (await response).headers();
    await expect(page.getByText('Success! Impersonation started.')).toBeVisible();
    await screen.arrivesAt(page, '/');
    const stored = await page.evaluate(
      () => Object.values(sessionStorage).join(' ') + Object.values(localStorage).join(' '),
    );
    for (const name of ['acting-session-id', 'acting-session-expiry', 'acting-session-mode'])
      expect(stored).toContain(headers[name]);
    await world.verify({
      call: {
        operationId: 'startImpersonation',
        body: {
          kind: 'associate',
          impersonationId: 'impersonation-good',
          impersonatedActorId: 'associate-ann-100',
          impersonatedClientId: '100',
          reason: 'Case 4711',
        },
      },
      times: 1,
    });
  },
);

test('a start leads to the post-impersonation page of the configuration, not to a landing page', async ({
  page,
  context,
  signInAs,
}) => {
  await configure(context, (config) => ({ ...config, postImpersonationUrl: '/auth/choose-product' }));
  await signInAs('oscar');
  await page.goto(open('impersonation-good'));
  await page.getByLabel(reason).fill('Case 4711');
  await screen.press(page, 'Start impersonation');
  await screen.arrivesAt(page, '/auth/choose-product');
});

test('an associate that cannot be loaded shows a toast and a way back, also to a user outside the staff', async ({
  page,
  signInAs,
}) => {
  await signInAs('oscar');
  await page.goto(open('impersonation-unknown', '&returnUrl=/auth/account-settings/switch-clients'));
  await expect(page.getByText('Error! Impersonation failed. Unable to load associate details')).toBeVisible();
  await expectAccessible(page, [320, 1024]);
  await screen.press(page, 'Go back');
  await screen.arrivesAt(page, '/auth/account-settings/switch-clients');

  await page.goto('about:blank');
  await signInAs('ann');
  await page.goto(open('impersonation-good'));
  await expect(page.getByText('Error! Impersonation failed. Unable to load associate details')).toBeVisible();
  await expect(page.getByLabel(reason)).toBeHidden();
});

test("a refused start shows the server's message and keeps the reason", async ({ page, signInAs, world }) => {
  await signInAs('oscar');
  await page.goto(open('impersonation-forbidden'));
  await page.getByLabel(reason).fill('Case 4712');
  await screen.press(page, 'Start impersonation');
  const said = 'Error! Impersonation failed. You do not have permission to do this.';
  const toast = page.getByRole('status').filter({ hasText: said });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('main').getByText(said)).toBeVisible();
  await expect(page.getByLabel(reason)).toHaveValue('Case 4712');
  await toast.getByRole('button').click();
  await expect(page.getByRole('main').getByText(said)).toBeVisible();
  await world.verify({ call: { operationId: 'startImpersonation' }, times: 1 });
});

test('a missing impersonationId leads away, and cancel to returnUrl as a path of this site', async ({
  page,
  signInAs,
}) => {
  await signInAs('oscar');
  await page.goto('/auth/impersonation?returnUrl=/auth/account-settings/devices');
  await screen.arrivesAt(page, '/auth/account-settings/devices');

  await page.goto('/auth/impersonation?returnUrl=/outside/home');
  await screen.arrivesAt(page, '/outside/home');

  await page.goto(
    open(
      'impersonation-good',
      `&returnUrl=${encodeURIComponent('https://evil.example/auth/account-settings/devices?x=1')}`,
    ),
  );
  await screen.press(page, 'Cancel');
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('impersonation');
  expect(new URL(page.url()).hostname).not.toContain('evil');
});

test('a bar on every page says who is impersonated since when, and one press ends it in every tab', async ({
  page,
  context,
  signInAs,
  world,
}) => {
  await signInAs('oscar');
  await page.goto(open('impersonation-good'));
  await page.getByLabel(reason).fill('Case 4711');
  await screen.press(page, 'Start impersonation');
  const bar = (on = page) => on.getByRole('region', { name: 'Impersonation' });
  await expect(bar()).toContainText('You are acting as Ann Lee (Harbor Foods).');
  await expect(bar()).toContainText(/Since \d+:\d\d/);
  for (const path of ['/auth/account-settings/switch-clients', '/auth/choose-product', '/auth/legal']) {
    await page.goto(path);
    await expect(bar()).toContainText('Ann Lee');
  }
  await page.goto('/auth/account-settings/contact-info');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page, [320, 1024]);
  const other = await context.newPage();
  await other.goto('/auth/account-settings/switch-clients');
  await expect(bar(other)).toContainText('Ann Lee');
  await bar().getByRole('button', { name: 'End impersonation' }).click();
  await expect(page.getByText('The impersonation has ended. You’re back in your own account.')).toBeVisible();
  await expect(bar()).toBeHidden();
  await expect(bar(other)).toBeHidden();
  expect((await world.state.read('sessions')).map(({ impersonation }) => impersonation)).toEqual([null]);
  await page.goto('/auth/account-settings/switch-clients');
  await expect(screen.heading(page, 'Account settings')).toBeVisible();
  await expect(bar()).toBeHidden();
});

test.describe('a running impersonation', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await page.clock.install();
    await signInAs('oscar');
    await page.goto(open('impersonation-good'));
    await page.getByLabel(reason).fill('Case 4711');
    await screen.press(page, 'Start impersonation');
    await expect(page.getByText('You are acting as Ann Lee (Harbor Foods).')).toBeVisible();
  });

  test('ends with the session', async ({ page }) => {
    await page.goto('/auth/logout');
    await screen.arrivesAt(page, '/auth/login');
    await expect(screen.heading(page, 'Log in')).toBeVisible();
    await expect(page.getByText('You are acting as')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('acting-session'))).toBeNull();
  });

  test('goes on when its end is refused, and says so', async ({ page, world }) => {
    await world.on('endImpersonation').times(1).status(500);
    await screen.press(page, 'End impersonation');
    const said = 'The impersonation couldn’t be ended. Please try again, or log out.';
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Impersonation' })).toContainText(said);
    await screen.press(page, 'End impersonation');
    await expect(page.getByText('You are acting as')).toBeHidden();
  });

  test.describe('at a service without the call', () => {
    test.use({ allow: { breaches: true } });

    test('ends by a sign-out', async ({ page, world }) => {
      await world.on('endImpersonation').offSpec().status(404, 'NOT_FOUND');
      await screen.press(page, 'End impersonation');
      await screen.arrivesAt(page, '/auth/login');
    });
  });

  test('says so when its time is over', async ({ page, world, clock }) => {
    await world.given.limits({ sessionMs: 2 * 3_600_000 });
    await clock.advance({ minutes: 31 });
    await expect(
      page.getByText('The time for the impersonation is over. You’re back in your own account.'),
    ).toBeVisible();
    await expect(page.getByText('You are acting as')).toBeHidden();
  });
});

test('a session that a call misses leads to sign-in, and no toast says that the impersonation failed', async ({
  page,
  signInAs,
  world,
}) => {
  for (const operation of ['getImpersonation', 'startImpersonation'] as const) {
    await page.goto('about:blank');
    await signInAs('oscar');
    await world.on(operation).times(1).code('MISSING_SESSION_COOKIE');
    await page.goto(open('impersonation-good'));
    if (operation === 'startImpersonation') {
      await page.getByLabel(reason).fill('Case 4713');
      await screen.press(page, 'Start impersonation');
    }
    await screen.arrivesAt(page, '/auth/login');
    await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
    await expect(page.getByText('Error! Impersonation failed.', { exact: false })).toHaveCount(0);
  }
});
