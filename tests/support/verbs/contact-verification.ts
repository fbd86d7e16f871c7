/** The page that checks an address or a number with a code. */
import { expect, type Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from './screen';

export const verifyPage = (query: string) => `/auth/verify-contact-info?${query}`;
export const email = 'type=email&purpose=personal';

/** The number that Uma has not verified. */
export const unverifiedPhone = {
  number: '+12125550144',
  type: 'PHONE',
  isVerified: false,
  isPersonal: true,
  createdAt: 0,
  lastModifiedAt: 0,
};

/** Everything that the page has logged. */
export const logged = async (world: MockWorld) =>
  JSON.stringify((await world.journal.list({ operationId: 'batchLog' })).map(({ requestBody }) => requestBody));

/** Leaves the page of the code that follows a new address or number, for the list. */
export async function leaveCodeOf(page: Page, shown: string): Promise<void> {
  await expect(page.getByText(`We sent a code to ${shown}.`)).toBeVisible();
  await screen.press(page, 'Cancel');
}
