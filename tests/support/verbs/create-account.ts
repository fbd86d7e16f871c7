/** The steps from an invitation to an account. */
import { expect, type Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from './screen';

export const address = 'nell.new@example.com';
export const password = 'Lantern!72Harbor';
export const open = (page: Page, token = 'invite-no-check', search = '') =>
  page.goto(`/auth/create-account/${token}${search}`);

export async function fillPersonalInfo(
  page: Page,
  { email = address, confirm, phone = '' }: { email?: string; confirm?: string; phone?: string } = {},
) {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Confirm email address').fill(confirm ?? email);
  if (phone !== '') await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('checkbox').check();
}

export async function codeFor(world: MockWorld, to = address, after?: string): Promise<{ code: string; id: string }> {
  const { code, id } = await world.outbox.waitFor({
    to,
    kind: 'registrationCode',
    ...(after !== undefined && { after }),
  });
  return { code: code ?? '', id };
}

export async function toVerifyEmail(page: Page, token?: string, search?: string) {
  await open(page, token, search);
  await fillPersonalInfo(page);
  await screen.button(page, 'Continue').click();
  await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
}

export async function fillCredentials(page: Page, username = 'nell.byrne', secret = password) {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}
