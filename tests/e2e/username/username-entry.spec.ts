import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';
import { CHANGE, REVIEW, widths } from '../../support/verbs/username';

/**
 * Username change or review (see docs/product/4-states.md#username-change-or-review): how the page opens, what it shows
 * first, and how it is left.
 */
test.describe('a single client', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('uri'));

  test('changes to the review flag are ignored on the change-username page', async ({ page, world }) => {
    await world.state.patch('persons', 'uri', { isReviewUsernameObligation: true });
    await page.goto(CHANGE);
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Create your username')).toBeVisible();
  });

  test('where creation is not allowed only review is possible, here too', async ({ page, world }) => {
    await world.state.patch('persons', 'uri', { isNotAllowUpdateUsername: true });
    await page.goto(CHANGE);
    await screen.button(page, 'Continue').click();
    await expect(screen.heading(page, 'Review your username')).toBeVisible();
    await expect(screen.button(page, /Create User ID/)).toHaveCount(0);
    await screen.button(page, 'Continue').click();
    await screen.arrivesAt(page, '/');
  });

  test("a load error shows a banner with the first error's message, and can be tried again", async ({
    page,
    world,
  }) => {
    await world.on('checkUsernameObligation').times(1).status(500);
    await page.goto(CHANGE);
    await expect(page.getByRole('alert')).toBeVisible();
    const [call] = await world.journal.list({ operationId: 'checkUsernameObligation' });
    const answered = JSON.stringify(call?.responseBody);
    await expect(page.getByRole('alert')).not.toBeEmpty();
    expect(answered).toContain(((await page.getByRole('alert').innerText()).split('\n')[0] ?? '').trim());
    await expectAccessible(page, widths);
    await screen.button(page, 'Try again').click();
    await expect(screen.heading(page, 'Please choose a new username')).toBeVisible();
  });

  test('Log out leads out of it', async ({ page }) => {
    await page.goto(CHANGE);
    await screen.follow(page, 'Log out');
    await screen.arrivesAt(page, '/auth/login');
  });
});

test.describe('without a session', () => {
  for (const path of [CHANGE, REVIEW]) {
    test(`${path} leads to sign-in and back`, async ({ page }) => {
      await page.goto(`${path}?redirectUrl=/auth/choose-product`);
      await screen.arrivesAt(page, '/auth/login');
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toContain(path);
    });
  }
});
