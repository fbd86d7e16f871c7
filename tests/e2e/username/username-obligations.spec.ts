import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** Uri must change his username. */
const CHANGE = '/auth/change-username';
const username = (page: Page) => page.getByLabel('Username', { exact: true });
const password = (page: Page) => page.getByLabel('Current password', { exact: true });
const usernameOf = async (world: MockWorld, id: string) =>
  (await world.state.read('persons')).find((person) => person.id === id)?.username;

test.describe('the obligation to change the username', () => {
  test('stops the user after sign-in, is satisfied by the form, and leads to the original target', async ({
    page,
    world,
  }) => {
    await signInPage.open(page, '?redirectUrl=/auth/account-settings/localization');
    await signInPage.signIn(page, 'uri.obliged', PASSWORD);
    await screen.arrivesAt(page, CHANGE);
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();
    await expect(page.getByText('Your current username, uri.obliged, can no longer be used.')).toBeVisible();
    await expectAccessible(page);
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Create your username')).toBeFocused();
    await expect(username(page)).toHaveValue('uri.100');
    await expectAccessible(page);
    await username(page).fill('uri.new-name');
    await password(page).fill(PASSWORD);
    await screen.button(page, 'Submit').click();
    await screen.arrivesAt(page, '/auth/account-settings/localization');
    await expect(page.getByText('Your username was saved.')).toBeVisible();
    expect(await usernameOf(world, 'uri')).toBe('uri.new-name');
  });
});
