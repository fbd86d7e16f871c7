import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { screen } from '../../support/verbs/screen';

const open = (id: string, rest = '') => `/auth/impersonation?impersonationId=${id}${rest}`;
const reason = 'Reason';

test('a bar on every page says who is impersonated since when, and one press ends it in every tab @main', async ({
  page,
  context,
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
  await expect(screen.heading(page, 'Welcome, Ann')).toBeVisible();
  await test.step('it stores the three session values of the headers', async () => {
    const stored = await page.evaluate(
      () => Object.values(sessionStorage).join(' ') + Object.values(localStorage).join(' '),
    );
    for (const name of ['acting-session-id', 'acting-session-expiry', 'acting-session-mode'])
      expect(stored).toContain(headers[name]);
  });

  const bar = (on = page) => on.getByRole('region', { name: 'Impersonation' });
  await expect(bar()).toContainText('You are acting as Ann Lee (Harbor Foods).');
  await expect(bar()).toContainText(/Since \d+:\d\d/);
  for (const path of ['/auth/choose-product', '/auth/legal']) {
    await page.goto(path);
    await expect(bar()).toContainText('Ann Lee');
  }
  await test.step('a change of the account is refused in words, and the form keeps its input', async () => {
    await page.goto('/auth/account-settings/localization');
    const region = page.getByRole('combobox', { name: 'Region' });
    await expect.poll(async () => (await bar().boundingBox())?.width).toBe(page.viewportSize()?.width);
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
  await test.step('the security of the account stays closed, and an obligation of the associate stops nobody', async () => {
    await page.goto('/auth/account-settings/security');
    await screen.arrivesAt(page, '/auth/account-settings/switch-clients');
    await world.given.obligation('changePassword').for('ann');
    await page.goto('/auth/account-settings/contact-info');
    await expect(page.getByText('ann@example.com')).toBeVisible();
    await expectAccessible(page);
  });

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
