import type { Page } from '@playwright/test';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** An error must not move the fields, and the button only by its second line. */
async function places(page: Page) {
  const fields = [signIn.username(page), signIn.password(page), page.getByRole('link', { name: 'Forgot password?' })];
  const button = await signIn.logIn(page).boundingBox();
  return { fields: await Promise.all(fields.map((part) => part.boundingBox())), button: button?.y ?? 0 };
}
const LINE = 18;

/** What a failed login shows and keeps, and the wait for the response. */
test.describe('on failure', () => {
  test('an unknown username gets the same messages, which move only the button, by a line', async ({ page }) => {
    const question = page
      .getByRole('navigation', { name: 'Log in' })
      .getByText('Does your company use single sign-on?');
    await signIn.open(page);
    await signIn.enterUsername(page, 'nobody.at.all');
    await signIn.password(page).fill('Wrong-Harbor-1');
    await page.keyboard.press('Tab');
    const { fields, button } = await places(page);
    await signIn.logIn(page).click();
    await expect(page.getByRole('alert')).toHaveText('Your username or password is not correct. Please try again.');
    await expect.poll(() => places(page)).toEqual({ fields, button: button + LINE });
    await expect(question).toBeHidden();
    await signIn.submit(page, 'Wrong-Harbor-2');
    await expect(question).toBeVisible();
    await expect.poll(() => places(page)).toEqual({ fields, button: button + LINE });
  });

  test('the button is in view while the keyboard of a phone is open, and so is an error', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await signIn.open(page);
    await signIn.enterUsername(page, 'ann.lee');
    await expect(signIn.password(page)).toBeInViewport({ ratio: 1 });
    await expect(signIn.logIn(page)).toBeInViewport({ ratio: 1 });
    await signIn.submit(page, 'Wrong-Harbor-42');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(signIn.logIn(page)).toBeInViewport({ ratio: 1 });
  });

  /** A system may type an accent as a character of its own, and a service may compare bytes. */
  test('a password is sent composed', async ({ page, world }) => {
    await signIn.open(page);
    await signIn.signIn(page, 'ann.lee', 'Wrong-Ha\u0308rbor-42');
    await expect(page.getByRole('alert')).toBeVisible();
    await world.verify({ call: { operationId: 'login', body: { password: 'Wrong-Härbor-42' } }, times: 1 });
  });
});
