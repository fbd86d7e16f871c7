import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';
import { CHANGE, widths } from '../../support/verbs/username';

/** How the username page opens, its first content, and how the user leaves it. */
test.describe('the username pages of a single client', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('uri'));

  test('offer only review where creation is not allowed, here too', async ({ page, world }) => {
    await world.state.patch('persons', 'uri', { isNotAllowUpdateUsername: true });
    await page.goto(CHANGE);
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Review your username')).toBeVisible();
    await expect(screen.button(page, /Create User ID/)).toHaveCount(0);
    await screen.button(page, 'Continue').click();
    await screen.arrivesAt(page, '/');
  });

  test('show the message of a load error, can be tried again, and log the user out by Log out', async ({
    page,
    world,
  }) => {
    await world.on('checkUsernameObligation').times(1).status(500);
    await page.goto(CHANGE);
    await expect(page.getByRole('alert')).toBeVisible();
    const [call] = await world.journal.list({ operationId: 'checkUsernameObligation' });
    const responseBody = JSON.stringify(call?.responseBody);
    await expect(page.getByRole('alert')).not.toBeEmpty();
    expect(responseBody).toContain(((await page.getByRole('alert').innerText()).split('\n')[0] ?? '').trim());
    await expectAccessible(page, widths);
    await screen.button(page, 'Try again').click();
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();

    await page.goto(CHANGE);
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });
});
