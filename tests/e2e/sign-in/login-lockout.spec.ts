import { expectAccessible } from '../../support/guards/axe';
import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

test.describe('the login lockout', () => {
  test('starts after five failures, lasts five minutes with a live countdown, and opens the form by itself', async ({
    page,
    world,
    clock,
  }) => {
    await clock.install();
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    await world.state.patch('persons', 'ann', { failedLogins: 4 });
    await signIn.submit(page, 'Wrong-Harbor-1');
    const challenge = page.getByRole('checkbox', { name: 'I am not a robot' });
    await challenge.check();
    await signIn.submit(page, 'Wrong-Harbor-2');
    await expect(page.getByRole('alert')).toContainText('Please wait 5 minutes before you try again.');
    await expect(page.getByText(/Try again in [45]:\d\d/)).toBeVisible();
    await signIn.password(page).fill(PASSWORD);
    await expect(signIn.logIn(page)).toBeDisabled();
    await expectAccessible(page);
    await clock.advance({ minutes: 5, seconds: 1 });
    await expect(page.getByText(/Try again in/)).toBeHidden();
    await challenge.or(signIn.logIn(page)).first().waitFor();
    if (await challenge.isVisible()) await challenge.check();
    await signIn.password(page).fill(PASSWORD);
    await signIn.logIn(page).click();
    await expect(screen.heading(page, /Ann/)).toBeVisible();
  });

  test('keeps its countdown over a reload', async ({ page, world }) => {
    await world.given.limits({ failedLogins: 1 });
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
    await expect(page.getByRole('alert')).toContainText('Please wait 5 minutes before you try again.');
    await page.reload();
    await expect(page.getByText(/Try again in [45]:\d\d/)).toBeVisible();
    await expect(signIn.username(page)).toHaveValue('ann.lee');
    await signIn.next(page).click();
    await signIn.password(page).fill(PASSWORD);
    await expect(signIn.logIn(page)).toBeDisabled();
    await expect(page.getByText(/Try again in [45]:\d\d/)).toBeVisible();
  });
});
