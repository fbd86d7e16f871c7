/**
 * Pages that change or review a username. Uri (one client) and Mia (two clients) must change their usernames. Rex (one
 * client) and Ren (two clients) must review the name that the platform created. Ren may not create one.
 */
import { expect, type Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from './screen';

export const CHANGE = '/auth/change-username';
const REVIEW = '/auth/review-username';
export const username = (page: Page) => page.getByLabel('Username', { exact: true });
export const password = (page: Page) => page.getByLabel('Current password', { exact: true });
export const usernameOf = async (world: MockWorld, id: string) =>
  (await world.state.read('persons')).find((person) => person.id === id)?.username;

export async function toReview(page: Page, query = ''): Promise<void> {
  await page.goto(REVIEW + query);
  await screen.button(page, 'Continue').click();
  await expect(screen.heading(page, 'Review your username')).toBeFocused();
}
