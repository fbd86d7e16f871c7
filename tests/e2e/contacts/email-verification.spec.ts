import { expectAccessible } from '../../support/guards/axe';
import { expect, test } from '../../support/test';
import { askForCode, code, codeIn, open, PATH, newEmail } from '../../support/verbs/email-verification';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage } from '../../support/verbs/sign-in';
import { choose, confirm, sent } from '../../support/verbs/step-up';

/** The obligation, and the page from start to end. */
test.describe('the obligation to verify an e-mail address', () => {
  test('stops the user after sign-in, is satisfied by the code, and leads to the original target', async ({
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
