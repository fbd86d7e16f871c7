/** User actions on the page that confirms an identity. */
import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from './screen';

export const settings = '/auth/account-settings/contact-info';
export const stepUp = (query = `redirectUrl=${settings}`) => `/auth/step-up?${query}`;
export const title = 'Confirm that it’s you';
export async function choose(page: Page, method: string) {
  await page.getByRole('radio', { name: method }).check();
  await screen.press(page, 'Continue');
}
export async function confirm(page: Page, code: string) {
  await page.getByLabel('Code').fill(code);
}
export const sent = (world: MockWorld) => world.outbox.waitFor({ kind: 'stepUp' });
