/**
 * Pages that change or review a username. Uri (one client) and Mia (two clients) must change their usernames. Rex (one
 * client) and Ren (two clients) must review the name that the platform created. Ren may not create one.
 */
import { expect, type Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from './screen';

export const CHANGE = '/auth/change-username';
export const REVIEW = '/auth/review-username';
export const username = (page: Page) => page.getByLabel('Username', { exact: true });
export const usernameAt = (page: Page, client: string) => page.getByLabel(`Username for ${client}`);
export const password = (page: Page) => page.getByLabel('Current password', { exact: true });
export const usernameOf = async (world: MockWorld, id: string) =>
  (await world.state.read('persons')).find((person) => person.id === id)?.username;
export const taken = 'User ID already taken. Try entering a different ID.';
export const unavailable = 'Username is invalid or not unique. Please choose different username.';

/** Continues from the message to the next step. */
export async function continueAfterObligation(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await screen.button(page, 'Continue').click();
  await expect(screen.heading(page, title)).toBeFocused();
}

export const toForm = (page: Page, query = '') => continueAfterObligation(page, CHANGE + query, 'Create your username');
export const toReview = (page: Page, query = '') =>
  continueAfterObligation(page, REVIEW + query, 'Review your username');
