import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** Where the mails of the recovery requests lead. */

test('the forgot-username mail names the username, which signs in', async ({ page, world }) => {
  await page.goto('/auth/forgot-username/request');
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByLabel('Email address').press('Enter');
  const mail = await world.outbox.waitFor({ kind: 'usernameReminder' });
  expect(mail.text).toContain('ann.lee');
  await expect(screen.heading(page, 'Check your email')).toBeVisible();
  await page.goto(mail.link ?? '');
  await screen.arrivesAt(page, '/auth/login');
});

test('the self-registration mail leads to the confirmation of the invitation', async ({ page, world }) => {
  await page.goto('/auth/self-registration/request');
  await page.getByLabel('Email address').fill('new.hire@example.com');
  await page.getByLabel('Email address').press('Enter');
  const mail = await world.outbox.waitFor({ kind: 'selfRegistration' });
  await expect(screen.heading(page, 'Check your email')).toBeVisible();
  await page.goto(mail.link ?? '');
  await expect(screen.heading(page, /./)).toBeVisible();
  await expect(page.getByText('Newton').first()).toBeVisible();
});
