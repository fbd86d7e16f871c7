import { expect, test } from '../../support/test';
import { region } from '../../support/verbs/dashboard';

test('a message shows as it looks, and is found by its words', async ({ page, world }) => {
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
  const [message] = await world.outbox.list();
  await page.goto('/__mock#messages');
  const card = page.getByRole('article', { name: `E-mail to ann@example.com: ${message?.subject}` });
  await expect(card.getByRole('heading', { name: message?.subject ?? '' })).toBeVisible();
  await page.getByLabel('Find a message').fill('no such message');
  await expect(page.getByText('No message fits the search.')).toBeVisible();
  await page.getByLabel('Find a message').fill('ANN password');
  await card.getByRole('button', { name: 'Open link' }).click();
  await page.waitForURL('**/auth/forgot-password/reset**');
});

test('the code of a text message is copied', async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const max = world.visitor();
  for (const [name, value] of Object.entries(await world.signIn('max'))) max.setCookie(name, value);
  await max.call('startMfaChallenge', { body: { methodId: 'sms-0', requiredLevel: 2 } });
  const [message] = await world.outbox.list({ channel: 'sms' });
  await page.goto('/__mock#messages');
  await page.getByRole('button', { name: `Copy code ${message?.code}` }).click();
  await expect(page.getByRole('status')).toHaveText('It is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message?.code);
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

test('a link is found by its state, copied and opened', async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ben@example.com' } });
  await page.goto('/__mock#links');
  const links = region(page, 'Invitations and links');
  await links.getByLabel('Find a link').fill('ben@example.com open');
  await links.getByRole('button', { name: /^Copy / }).click();
  const [mail] = await world.outbox.list();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(mail?.link);
  await links.getByLabel('Find a link').fill('expired registration');
  await expect(links.getByRole('cell', { name: 'Expired', exact: true }).first()).toBeVisible();
  await links.getByRole('button', { name: 'Open invite-expired' }).click();
  await expect(page).toHaveURL(/user-confirmation/);
});
