import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';
import { CHANGE, REVIEW, widths } from '../../support/verbs/username';

/** How the username page opens, its first content, and how the user leaves it. */
test.describe('the username pages of a single client', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('uri'));

  test('ignore changes to the review flag on the change-username page @main', async ({ page, world }) => {
    await world.state.patch('persons', 'uri', { isReviewUsernameObligation: true });
    await page.goto(CHANGE);
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Create your username')).toBeVisible();
  });

  test('offer only review where creation is not allowed, here too', async ({ page, world }) => {
    await world.state.patch('persons', 'uri', { isNotAllowUpdateUsername: true });
    await page.goto(CHANGE);
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Review your username')).toBeVisible();
    await expect(screen.button(page, /Create User ID/)).toHaveCount(0);
    await screen.button(page, 'Continue').click();
    await screen.arrivesAt(page, '/');
  });

  test("show a banner with the first error's message after a load error, and can be tried again", async ({
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
  });

  test('log the user out by Log out', async ({ page }) => {
    await page.goto(CHANGE);
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });
});

test.describe('without a session', () => {
  test('leads to sign-in and back', async ({ page }) => {
    for (const path of [CHANGE, REVIEW]) {
      await page.goto(`${path}?redirectUrl=/auth/choose-product`);
      await screen.arrivesAt(page, '/auth/login');
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toContain(path);
    }
  });
});
