import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test.describe('the login captcha', () => {
  test('shows from the third failure, needs an answer, and is drawn again after a failure', async ({ page, world }) => {
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    for (const [index, news] of [
      '',
      ' Does your company use single sign-on?',
      ' Please complete the security check below, then log in again.',
    ].entries()) {
      await signIn.submit(page, `Wrong-Harbor-${index + 1}`);
      await expect(page.getByRole('alert')).toHaveText(
        `Your username or password is not correct. Please try again.${news}`,
      );
      await expect(signIn.password(page)).toHaveValue('');
    }
    const challenge = page.getByRole('checkbox', { name: 'I am not a robot' });
    await expect(challenge).toBeVisible();
    await signIn.password(page).fill('Wrong-Harbor-4');
    await expect(signIn.logIn(page)).toBeDisabled();
    await challenge.check();
    await expectAccessible(page);
    await signIn.logIn(page).click();
    await expect(challenge).not.toBeChecked();
    await challenge.check();
    await signIn.submit(page, PASSWORD);
    await expect(screen.heading(page, /Ann/)).toBeVisible();
    await world.verify({ call: { operationId: 'login' }, times: 5 });
  });
});
