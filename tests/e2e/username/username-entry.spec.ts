import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';
import { CHANGE } from '../../support/verbs/username';

/** How the username page opens, its first content, and how the user leaves it. */
test.describe('the username pages of a single client', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('uri'));

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
    await screen.button(page, 'Try again').click();
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();

    await page.goto(CHANGE);
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });
});
