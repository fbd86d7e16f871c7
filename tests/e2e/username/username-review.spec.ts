import { screen } from '../../support/verbs/screen';
import { PASSWORD } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';
import { password, toReview, username, usernameOf } from '../../support/verbs/username';

/** The platform has created the username. */
test.describe('the username review', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('rex'));

  test('leads Back to the message and by Create User ID to the form, whose Cancel returns and whose Submit takes the name', async ({
    page,
    world,
  }) => {
    // A target on another origin is not followed.
    await toReview(page, '?redirectUrl=https://evil.example/x');
    await screen.button(page, 'Back').click();
    await expect(screen.heading(page, 'You have a new username')).toBeFocused();

    await screen.button(page, 'Continue').click();

    await screen.button(page, 'Create User ID').click();
    await expect(screen.heading(page, 'Create your username')).toBeFocused();
    await screen.button(page, 'Cancel').click();
    await expect(screen.heading(page, 'Review your username')).toBeFocused();
    await screen.button(page, 'Create User ID').click();
    await username(page).fill('rex.own');
    await password(page).fill(PASSWORD);
    await screen.button(page, 'Submit').click();
    await screen.arrivesAt(page, '/');
    expect(await usernameOf(world, 'rex')).toBe('rex.own');
  });
});

test.describe('users of single sign-on', () => {
  test('go to /auth/logout with the query string kept, and so to their own sign-in', async ({ page, signInAs }) => {
    await signInAs('rex', { method: 'SSO' });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname + new URL(frame.url()).search));
    await toReview(page, '?redirectUrl=%2Fauth%2Fchoose-product');
    await screen.button(page, 'Continue').click();
    await screen.arrivesAt(page, '/auth/sso-login/request');
    expect(visited).toContain('/auth/logout?redirectUrl=%2Fauth%2Fchoose-product');
  });
});
