import type { Page } from '@playwright/test';
import { screen } from '../../support/verbs/screen';
import { signInPage } from '../../support/verbs/sign-in';
import { choose, confirm, sent, stepUp, wrongFor } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

/** The hint before the last try. In each test, the second wrong try locks the user out. */

const codeHint = 'This code is not correct. After one more incorrect attempt, it will no longer work.';
const code = (page: Page) => page.getByLabel('Code', { exact: true });

test.describe('a user with one try left', () => {
  test('reads it at the password', async ({ page, world }) => {
    await world.given.limits({ failedLogins: 2 });
    await signInPage.open(page);
    await signInPage.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
    await expect(page.getByRole('alert')).toHaveText(
      'Your username or password is incorrect. After one more incorrect attempt, your account will be locked for a while.',
    );
    await signInPage.submit(page, 'Wrong-Harbor-2');
    await expect(page.getByRole('alert')).toContainText('Please wait 5 minutes before you try again.');
  });

  test('reads it at the date of birth', async ({ page, world }) => {
    await world.given.limits({ dateOfBirthTries: 2 });
    await page.goto('/auth/user-confirmation?token=invite-valid');
    await page.getByLabel('Day').fill('18');
    await page.getByLabel('Month').selectOption('April');
    await page.getByLabel('Year').fill('1990');
    await screen.press(page, 'Continue');
    await expect(page.getByRole('alert')).toContainText(
      'After one more incorrect attempt, you will have to wait before you can try again.',
    );
  });

  test('reads it at the code of step-up', async ({ page, world, signInAs }) => {
    await world.given.limits({ oneTimeCodeTries: 2 });
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Text message');
    await confirm(page, wrongFor((await sent(world)).code ?? ''));
    await expect(page.getByText(codeHint)).toBeVisible();
    await expect(code(page)).toBeFocused();
  });
});

test('a response that names no number of tries gets no hint', async ({ page, world }) => {
  await world.on('login').times(1).status(401, 'INCORRECT_CREDS');
  await signInPage.open(page);
  await signInPage.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
  await expect(page.getByRole('alert')).toHaveText('Your username or password is incorrect. Please try again.');
});
