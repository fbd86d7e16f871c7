import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

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

test('success stores the three session values of the headers and opens the page after impersonation', async ({
  page,
  signInAs,
  world,
}) => {
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

test.describe('the account during an impersonation', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('oscar');
    await page.goto('/auth/impersonation?impersonationId=impersonation-good');
    await page.getByLabel('Reason').fill('Case 4711');
    await screen.press(page, 'Start impersonation');
    await expect(page.getByText('You are acting as Ann Lee (Harbor Foods).')).toBeVisible();
    // The bar shows before the next page does. A test that leaves earlier would interrupt that navigation.
    await expect(screen.heading(page, 'Welcome, Ann')).toBeVisible();
  });

  test('a change of the account is refused in words, and the form keeps its input', async ({ page, world }) => {
    await page.goto('/auth/account-settings/localization');
    const region = page.getByRole('combobox', { name: 'Region' });
    await region.selectOption('CA');
    await screen.press(page, 'Save');
    const refusal = page.getByRole('alertdialog', { name: 'You can’t change this while you are acting as Ann Lee' });
    await expect(refusal).toContainText('Nothing was saved.');
    await screen.press(page, 'OK');
    await expect(refusal).toBeHidden();
    await expect(region).toHaveValue('CA');
    await expect(screen.heading(page, 'Account settings')).toBeVisible();
    expect((await world.state.read('persons')).find(({ id }) => id === 'ann')?.region).toBe('US');
  });

  test('the security of the account stays closed, and an obligation of the associate stops nobody', async ({
    page,
    world,
  }) => {
    await page.goto('/auth/account-settings/security');
    await screen.arrivesAt(page, '/auth/account-settings/switch-clients');

    await world.given.obligation('changePassword').for('ann');
    await page.goto('/auth/account-settings/contact-info');
    await expect(page.getByText('ann@example.com')).toBeVisible();
  });
});
