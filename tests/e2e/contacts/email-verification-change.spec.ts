import { expectAccessible } from '../../support/guards/axe';
import { askForCode, code, codeIn, newEmail, open, widths } from '../../support/verbs/email-verification';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** The user can change the address before verifying it. */
test.describe('the verify-email page', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('vera'));

  test('accepts a changed address that is present, valid, unused and not shared, then verifies it @main', async ({
    page,
    world,
  }) => {
    await open(page);
    await screen.button(page, 'Change email address').click();
    await expect(screen.heading(page, 'Change your email address')).toBeFocused();
    await expectAccessible(page, widths);
    for (const [typed, text] of [
      ['', 'Field is required'],
      ['vera@', 'Must be a valid email'],
      ['ann@example.com', 'This email is taken'],
      ['office@example.com', 'Shared email addresses cannot be used for account security.'],
    ] as const) {
      await newEmail(page).fill(typed);
      await expect(screen.button(page, 'Save and send code')).toBeEnabled({ enabled: typed !== '' });
      await newEmail(page).press('Enter');
      await expect(page.getByText(text)).toBeVisible();
      await expect(newEmail(page)).toBeFocused();
      await expect(newEmail(page)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page, widths);
    await newEmail(page).fill('vera.new@example.com');
    await world.given.limits({ emailChanges: 9 });
    await screen.button(page, 'Save and send code').click();
    await expect(screen.heading(page, 'Enter the code')).toBeFocused();
    await expect(page.getByText('We sent you an email to verify your email address.')).toBeVisible();
    await expect(page.getByText('We sent a code to vera.new@example.com.')).toBeVisible();
    await code(page).fill((await codeIn(world, 'vera.new@example.com')).code);
    await screen.button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });

  test('offers no change where the known address is verified: the unverified one is unknown', async ({
    page,
    world,
  }) => {
    const one = { isPersonal: true, createdAt: 0, lastModifiedAt: 0 };
    await world.state.patch('persons', 'vera', {
      emails: [
        { ...one, address: 'vera.first@example.com', isVerified: true },
        { ...one, address: 'vera@example.com', isVerified: false },
      ],
    });
    await open(page);
    await expect(screen.button(page, 'Change email address')).toHaveCount(0);
    await askForCode(page);
    await expect(page.getByText(/^We sent you a code\./)).toBeVisible();
    await expect(screen.button(page, /^Send a new code/)).toBeVisible();
    await expect(screen.button(page, 'Change email address')).toHaveCount(0);
    await code(page).fill((await codeIn(world, 'vera@example.com')).code);
    await screen.button(page, 'Verify').click();
    await screen.arrivesAt(page, '/');
  });

  test('shows an error state after too many changes, which ends by itself after five minutes', async ({
    page,
    world,
    clock,
  }) => {
    await world.given.limits({ emailChanges: 1 });
    await clock.install();
    await open(page);
    for (const address of ['vera.one@example.com', 'vera.two@example.com']) {
      await screen.button(page, 'Change email address').click();
      await newEmail(page).fill(address);
      await newEmail(page).press('Enter');
      await expect(screen.heading(page, /Enter the code|Too many changes/)).toBeFocused();
    }
    await expect(page.getByRole('alert')).toContainText(
      'You have changed your email address too many times. Please wait 5 minutes, then try again.',
    );
    await expect(page.getByRole('timer')).toContainText(/Try again in [45]:\d\d/);
    await expectAccessible(page, widths);
    await clock.advance({ minutes: 5, seconds: 1 });
    await expect(screen.heading(page, 'Change your email address')).toBeVisible();
    await newEmail(page).fill('vera.two@example.com');
    await newEmail(page).press('Enter');
    await expect(screen.heading(page, 'Enter the code')).toBeVisible();
  });
});
