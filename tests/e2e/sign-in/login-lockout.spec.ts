import { expectAccessible } from '../../support/guards/axe';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** translated.spec.ts waits until the lockout ends. */
test('the login lockout keeps its countdown over a reload', async ({ page, world }) => {
  await world.given.limits({ failedLogins: 1 });
  await signIn.open(page);
  await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
  await expect(page.getByRole('alert')).toContainText('Please wait 5 minutes before you try again.');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/Try again in [45]:\d\d/)).toBeVisible();
  await expect(signIn.username(page)).toHaveValue('ann.lee');
  await signIn.next(page).click();
  await signIn.password(page).fill(PASSWORD);
  await expect(signIn.logIn(page)).toBeDisabled();
  await expect(page.getByText(/Try again in [45]:\d\d/)).toBeVisible();
});
