import { check, giveDate, open, right } from '../../support/verbs/confirmation';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test.describe('an invitation that leads elsewhere', () => {
  test('goes to create-account, shows the code of the registration portal, or says what is wrong with it', async ({
    page,
  }) => {
    await test.step('account linking is off, and the user is signed out', async () => {
      await open(page, 'invite-no-check');
      await screen.arrivesAt(page, '/auth/create-account/invite-no-check');
    });
    await open(page, 'invite-aim');
    await expect(page.getByText('Registration code: 4HX-82J1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy registration code' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the registration portal' })).toHaveAttribute(
      'href',
      'https://registration.example/portal',
    );
    await open(page, 'invite-valid%2F%3Cscript%3E');
    await expect(screen.heading(page, 'This registration link can’t be used')).toBeVisible();
    await expect(page.getByText('Links are valid for 15 days.')).toBeVisible();
    await screen.follow(page, 'Go to login');
    await screen.arrivesAt(page, '/auth/login');
  });

  test('says that the link is over when the invitation ended while the date was typed', async ({ page, world }) => {
    await open(page, 'invite-valid');
    await giveDate(page, right);
    await world.state.patch('associates', 'associate-ivy', { personId: 'ann' });
    await check(page).click();
    await expect(
      page.getByText('You have already registered, or the link has expired.', { exact: false }),
    ).toBeVisible();
  });
});

test.describe('the confirmation while the server is unreachable', () => {
  test.use({ allow: { consoleErrors: [/net::ERR_INVALID_HTTP_RESPONSE/] } });

  test('offers a retry of the page, keeps the date after a failed check, and shows a generic message for any other error', async ({
    page,
    world,
  }) => {
    await world.on('loadToken').drop();
    await open(page, 'invite-valid');
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await world.faults.clear();
    await screen.press(page, 'Try again');
    await expect(screen.heading(page, 'Welcome, Ivy')).toBeVisible();

    await giveDate(page, right);
    await world.on('verifyAssociate').times(1).status(503);
    await check(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'Something went wrong. Please try again, or contact support if it keeps happening.',
    );
    await world.on('verifyAssociate').drop();
    await check(page).click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await world.faults.clear();
    await check(page).click();
    await screen.arrivesAt(page, '/auth/create-account/invite-valid');
  });
});
