import { open } from '../../support/verbs/create-account';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** Create account (see docs/product/4-states.md#create-account): invitations that open no form. */
test.describe('an unusable invitation link', () => {
  for (const [kind, token] of [
    ['an expired', 'invite-expired'],
    ['a used', 'invite-used'],
    ['a declined', 'invite-declined'],
    ['an unknown', 'nobody-knows-me'],
    ['a mangled', 'invite%20%3Cb%3E'],
    ['a foreign', 'reset-valid'],
    ['another variant of a', 'invite-sso'],
  ] as const) {
    test(`with ${kind} token leads to the link failure`, async ({ page }) => {
      await open(page, token);
      await expect(screen.heading(page, 'This link is no longer valid')).toBeVisible();
      await screen.follow(page, 'Go to login');
      await screen.arrivesAt(page, '/auth/login');
    });
  }

  test('from the registration portal shows its code', async ({ page }) => {
    await open(page, 'invite-aim');
    await expect(page.getByText('Registration code: 4HX-82J1')).toBeVisible();
  });
});
