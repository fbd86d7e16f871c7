import { expect, test } from '../../support/test';
import { region } from '../../support/verbs/dashboard';

test('a message is found by its words, links have their state and open, and a delivery rule is added and removed', async ({
  page,
  world,
}) => {
  for (const identifier of ['ben@example.com', 'ann@example.com'])
    await world.visitor().call('requestPasswordReset', { body: { identifier } });
  const [message] = await world.outbox.list({ to: 'ann@example.com' });
  await page.goto('/__mock#messages');
  await page.getByLabel('Channel').selectOption('sms');
  await page.getByLabel('Minutes late').fill('2');
  await page.getByRole('button', { name: 'Add the rule' }).click();
  await expect(page.getByText('Text message: 2 minutes late (0 so far)')).toBeVisible();
  expect(await world.deliveries.list()).toMatchObject([{ channel: 'sms', lateMs: 120_000 }]);
  await page.getByRole('button', { name: 'Remove: Text message: 2 minutes late' }).click();
  await expect(page.getByText('Every message arrives once, at once.')).toBeVisible();

  const messages = page.getByRole('table', { name: 'Messages' }).getByRole('row');
  // The newest comes first.
  await expect(messages.nth(1)).toContainText('ann@example.com');
  const row = messages.filter({ hasText: message?.subject ?? '' });
  await page.getByLabel('Find a message').fill('no such message');
  await expect(page.getByText('No message fits the search.')).toBeVisible();
  await page.getByLabel('Find a message').fill('ANN password');
  await expect(row).toContainText(message?.text.split('\n')[0] ?? '');
  await expect(row).toContainText('Email to ann@example.com');
  await test.step('on a phone the address stays in its column', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [address, time] = [row.getByText('ann@example.com', { exact: true }), row.getByText(/^\d+ \w+ \d{4}, /)];
    expect((await address.boundingBox())?.x).toBe((await time.boundingBox())?.x);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  const rows = region(page, 'Invitations and links').getByRole('row');
  await expect(rows.filter({ hasText: 'ben@example.com' }).filter({ hasText: 'Open until' })).toHaveCount(1);
  const expired = rows.filter({ has: page.getByRole('link', { name: 'invite-expired', exact: true }) });
  await expect(expired.getByRole('cell', { name: 'Expired', exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Open link' }).click();
  await page.waitForURL('**/auth/forgot-password/reset**');
  await page.goBack();
  await expired.getByRole('link').click();
  await expect(page).toHaveURL(/user-confirmation/);
});
