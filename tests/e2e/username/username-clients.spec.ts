import type { Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';
import {
  CHANGE,
  continueAfterObligation,
  password,
  REVIEW,
  taken,
  unavailable,
  usernameAt,
  usernameOf,
} from '../../support/verbs/username';

test.describe('the usernames of several clients', () => {
  /** In the order of the form. */
  async function fieldsOf(page: Page, world: MockWorld) {
    const clients = await world.state.read('clients');
    const nameOf = (id: string) => String(clients.find((client) => client.id === id)?.name);
    return [usernameAt(page, nameOf('100')), usernameAt(page, nameOf('200'))] as const;
  }

  test('have a field each, each with its own error; a name taken meanwhile is said above the form', async ({
    page,
    world,
    signInAs,
  }) => {
    await signInAs('mia');
    await continueAfterObligation(page, CHANGE, 'Create your usernames');
    const [first, second] = await fieldsOf(page, world);
    await expect(first).toHaveValue('mia.100');
    await expect(second).toHaveValue('mia.200');
    await password(page).fill(PASSWORD);
    await second.fill('MIA.100');
    await screen.button(page, 'Submit').click();
    await expect(
      page
        .getByRole('main')
        .getByText('You have entered this username twice. Please choose a different one for each company.'),
    ).toBeVisible();
    await expect(second).toBeFocused();
    await expect(first).not.toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    // A change of the first one makes the second one right.
    await first.fill('mia.first');
    await expect(second).not.toHaveAttribute('aria-invalid', 'true');
    await first.fill('mia.obliged');
    await second.fill('mia.second');
    await screen.button(page, 'Submit').click();
    await expect(page.getByText('This is your current username.')).toBeVisible();
    await expect(first).toBeFocused();
    await expect(second).not.toHaveAttribute('aria-invalid', 'true');

    await world.on('updateUsernames').times(1).code('DUPLICATE_USERNAME');
    await first.fill('mia.first');
    await screen.button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toContainText(unavailable);
    await password(page).fill(PASSWORD);
    await second.fill('ann.lee');
    await screen.button(page, 'Submit').click();
    await expect(page.getByText(taken)).toBeVisible();
    await expect(second).toBeFocused();
    await expect(first).not.toHaveAttribute('aria-invalid', 'true');
    await second.fill('mia.second');
    await screen.button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
    const names = (await world.state.read('associates'))
      .filter(({ personId }) => personId === 'mia')
      .map((one) => one.username);
    expect(names.sort()).toEqual(['mia.first', 'mia.second']);
  });

  test("show in the review with each client's name; without permission to create there is no Create User IDs", async ({
    page,
    world,
    signInAs,
  }) => {
    await signInAs('ren');
    await continueAfterObligation(page, REVIEW, 'Review your usernames');
    await expect(page.getByText('ren.100')).toBeVisible();
    await expect(page.getByText('ren.200')).toBeVisible();
    await expect(screen.button(page, /Create User ID/)).toHaveCount(0);
    await screen.button(page, 'Continue').click();
    await screen.arrivesAt(page, '/');
    await expect(page.getByText('Your usernames were saved.')).toBeVisible();
    expect(await usernameOf(world, 'ren')).toBe('ren.100');
    await world.verify({ call: { operationId: 'reviewUsernames' }, times: 1 });
  });
});
