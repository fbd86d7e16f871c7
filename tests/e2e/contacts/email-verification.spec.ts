import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { askForCode, code, codeIn, open, PATH, newEmail } from '../../support/verbs/email-verification';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { choose, confirm, sent } from '../../support/verbs/step-up';

/** The obligation, and the page from start to end. */
test.describe('the obligation to verify an e-mail address', () => {
  test('stops the user after sign-in, is satisfied by the code, and leads to the original target @main', async ({
    page,
    world,
  }) => {
    await signInPage.open(page, '?redirectUrl=/auth/account-settings/localization');
    await signInPage.signIn(page, 'vera.obliged', PASSWORD);
    await screen.arrivesAt(page, PATH);
    await expect(
      page.getByText('We’ll send a code to vera@example.com to make sure that it reaches you.'),
    ).toBeVisible();
    await expectAccessible(page);
    await askForCode(page);
    await expect(page.getByText('We sent you an email.')).toBeVisible();
    await code(page).fill((await codeIn(world, 'vera@example.com')).code);
    await screen.arrivesAt(page, '/auth/account-settings/localization');
    await expect(page.getByText('Thank you. Verification is complete.')).toBeVisible();
  });
});

test.describe('the verify-email page', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('vera'));

  test('works by keyboard alone, shows a missing or wrong code of any length at the field, and accepts a pasted one', async ({
    page,
    world,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await screen.button(page, 'Send code').focus();
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
    await page.keyboard.type('123456');
    await expect(page.getByText('This code is not correct.')).toBeVisible();
    const sent = await world.journal.list({ operationId: 'executeToken' });
    expect(sent).toHaveLength(1);
    await expect(code(page)).toHaveValue('123456');

    const { code: right, wrong } = await codeIn(world, 'vera@example.com');
    for (const [typed, text] of [
      ['', 'Please enter the code.'],
      [wrong, 'This code is not correct. Please check it and try again.'],
    ] as const) {
      await code(page).fill(typed);
      if (typed === '') await code(page).press('Enter');
      await expect(page.getByText(text)).toBeVisible();
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle(/^Error: /);
    }
    await expectAccessible(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${right.slice(0, 3)} ${right.slice(3)} `);
    await code(page).selectText();
    await page.keyboard.press('ControlOrMeta+V');
    await screen.arrivesAt(page, '/');
  });

  test('accepts a changed address, and asks for a new code after expiry', async ({ page, world }) => {
    const address = 'vera.new@example.com';
    await open(page);
    await screen.button(page, 'Change email address').click();
    await expect(screen.heading(page, 'Change your email address')).toBeFocused();
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
    await expectAccessible(page);
    await newEmail(page).fill(address);
    await world.given.limits({ emailChanges: 9, resendCooldownMs: 0 });
    await screen.button(page, 'Save and send code').click();
    await expect(code(page)).toBeFocused();
    await expect(page.getByText('We sent you an email to verify your email address.')).toBeVisible();
    await expect(page.getByText(`We sent a code to ${address}.`)).toBeVisible();

    const first = await codeIn(world, address);
    await world.clock.advance({ minutes: 11 });
    await code(page).fill(first.code);
    await expect(page.getByText('This code has expired. Please ask for a new one.')).toBeVisible();
    await expect(screen.button(page, 'Verify')).toBeDisabled();
    await screen.button(page, 'Send a new code').click();
    const second = await codeIn(world, address, first.id);
    await expect(code(page)).toHaveValue('');
    await code(page).fill(second.code);
    await screen.arrivesAt(page, '/');
  });
});

test('a user with a phone confirms who they are, and the changed address then gets its code without a second press', async ({
  page,
  world,
  signInAs,
}) => {
  const phone = { number: '+12125550199', type: 'PHONE', isVerified: true, isPersonal: true };
  await world.state.patch('persons', 'uma', { phones: [{ ...phone, createdAt: 0, lastModifiedAt: 0 }] });
  await signInAs('uma');
  await open(page);
  await screen.press(page, 'Change email address');
  await newEmail(page).fill('uma.new@example.com');
  await screen.press(page, 'Save and send code');
  await screen.arrivesAt(page, '/auth/step-up');
  await choose(page, 'Text message');
  await confirm(page, (await sent(world)).code ?? '');
  await screen.arrivesAt(page, PATH);
  await expect(page.getByText('We sent a code to uma.new@example.com.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
