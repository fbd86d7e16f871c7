import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

const linking = '/auth/account-linking';

test('account linking greets the user, shows the company, and Connect makes the user a member', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('leo');
  await page.goto(`${linking}?token=invite-link`);
  await expect(screen.heading(page, 'Hello, Leo')).toBeVisible();
  await expect(page.getByText('Juniper Mills', { exact: true })).toBeVisible();
  expect(page.url(), 'the token leaves the address bar').not.toContain('invite-link');
  await expectAccessible(page);
  await page.reload();
  await expect(screen.heading(page, 'Hello, Leo')).toBeVisible();
  await page.getByRole('button', { name: 'Connect', exact: true }).dblclick();
  await screen.arrivesAt(page, '/');
  await world.verify({ call: { operationId: 'executeAssociateToken' }, times: 1 });
  await page.goto('/auth/account-settings/switch-clients');
  await expect(page.getByRole('button', { name: 'Switch to Juniper Mills' })).toBeVisible();
});
