/** The steps from an invitation to an account. */
import { expect, type Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from './screen';

export const address = 'nell.new@example.com';
export const password = 'Lantern!72Harbor';
export const open = (page: Page) => page.goto('/auth/create-account/invite-no-check');

export async function fillPersonalInfo(
  page: Page,
  { email = address, confirm, phone = '' }: { email?: string; confirm?: string; phone?: string } = {},
) {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Confirm email address').fill(confirm ?? email);
  if (phone !== '') await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('checkbox').check();
}

export async function codeFor(world: MockWorld, to = address): Promise<string> {
  return (await world.outbox.waitFor({ to, kind: 'registrationCode' })).code ?? '';
}

export async function toVerifyEmail(page: Page) {
  await open(page);
  await fillPersonalInfo(page);
  await screen.button(page, 'Continue').click();
  await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
}

export async function fillCredentials(page: Page) {
  await page.getByLabel('Username', { exact: true }).fill('nell.byrne');
  await page.getByLabel('Password', { exact: true }).fill(password);
}
