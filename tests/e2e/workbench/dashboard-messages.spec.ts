import { expect, test } from '../../support/test';
import { region } from '../../support/verbs/dashboard';

test('a message shows as it looks, and is found by its words', async ({ page, world }) => {
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
  const [message] = await world.outbox.list();
  await page.goto('/__mock#messages');
  const row = page
    .getByRole('table', { name: 'Messages' })
    .getByRole('row')
    .filter({ hasText: message?.subject ?? '' });
  await expect(row).toContainText(message?.text.split('\n')[0] ?? '');
  await expect(row).toContainText('E-mail to ann@example.com');
  await page.getByLabel('Find a message').fill('no such message');
  await expect(page.getByText('No message fits the search.')).toBeVisible();
  await page.getByLabel('Find a message').fill('ANN password');
  await row.getByRole('button', { name: 'Open link' }).click();
  await page.waitForURL('**/auth/forgot-password/reset**');
});

test('a delivery rule is added and removed', async ({ page, world }) => {
  await page.goto('/__mock#messages');
  await page.getByLabel('Channel').selectOption('sms');
  await page.getByLabel('Minutes late').fill('2');
  await page.getByRole('button', { name: 'Add the rule' }).click();
  await expect(page.getByText('Text message: 2 minutes late (0 so far)')).toBeVisible();
  expect(await world.deliveries.list()).toMatchObject([{ channel: 'sms', lateMs: 120_000 }]);
  await page.getByRole('button', { name: 'Remove: Text message: 2 minutes late' }).click();
  await expect(page.getByText('Every message arrives once, at once.')).toBeVisible();
});

test('the links into the app have their state, and open', async ({ page, world }) => {
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ben@example.com' } });
  await page.goto('/__mock#messages');
  const rows = region(page, 'Invitations and links').getByRole('row');
  await expect(rows.filter({ hasText: 'ben@example.com' }).filter({ hasText: 'Open until' })).toHaveCount(1);
  const expired = rows.filter({ has: page.getByRole('link', { name: 'invite-expired', exact: true }) });
  await expect(expired.getByRole('cell', { name: 'Expired', exact: true })).toBeVisible();
  await expired.getByRole('link').click();
  await expect(page).toHaveURL(/user-confirmation/);
});
