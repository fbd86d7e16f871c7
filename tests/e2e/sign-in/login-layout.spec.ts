import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** An error must not move the controls. The button stays in view while a phone's keyboard is open. */
const places = (page: Page) =>
  Promise.all(
    [
      signIn.username(page),
      signIn.password(page),
      signIn.logIn(page),
      page.getByRole('link', { name: 'Forgot password?' }),
    ].map((part) => part.boundingBox()),
  );

for (const [width, height] of [
  [360, 400],
  [320, 640],
  [1280, 800],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [what, fault, text] of [
      ['a wrong password', undefined, 'Your username or password is incorrect. Please try again.'],
      ['a server that fails', { status: 500 }, 'We couldn’t log you in. Please try again.'],
      [
        'an account that is suspended',
        { status: 423, code: 'ASSOCIATE_SUSPENDED' },
        'Your account is suspended. Please contact your HR department.',
      ],
    ] as const) {
      test(`${what} moves nothing and keeps the button in view`, async ({ page, world }) => {
        if (fault !== undefined) await world.on('login').answer(fault);
        await signIn.open(page);
        await signIn.enterUsername(page, 'ann.lee');
        await signIn.password(page).fill('Wrong-Harbor-42');
        await page.keyboard.press('Tab');
        const before = { places: await places(page), scrolled: await page.evaluate(() => scrollY) };
        await signIn.logIn(page).click();
        await expect(page.getByRole('alert')).toHaveText(text);
        await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
        await expect(signIn.logIn(page)).toBeInViewport({ ratio: 1 });
        const scrolled = (await page.evaluate(() => scrollY)) - before.scrolled;
        const after = (await places(page)).map((box) => box && { ...box, y: box.y + scrolled });
        expect(after).toEqual(before.places);
      });
    }

    test('the button is in view as soon as the password field shows', async ({ page }) => {
      await signIn.open(page);
      await signIn.enterUsername(page, 'ann.lee');
      await expect(signIn.password(page)).toBeInViewport({ ratio: 1 });
      await expect(signIn.logIn(page)).toBeInViewport({ ratio: 1 });
    });
  });
}

test('an error in its reserved space is accessible at every width @main', async ({ page }) => {
  await signIn.open(page);
  await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-42');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('the second failure asks everybody about single sign-on, and moves nothing @main', async ({ page }) => {
  const question = page.getByRole('navigation', { name: 'Log in' }).getByText('Does your company use single sign-on?');
  await signIn.open(page);
  await signIn.signIn(page, 'ann.lee', 'Wrong-Harbor-1');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(question).toBeHidden();
  const before = await places(page);
  await signIn.submit(page, 'Wrong-Harbor-2');
  await expect(question).toBeVisible();
  expect(await places(page)).toEqual(before);
});

test('Tab leads from the username over the box to the button, and from the password past "Forgot password?"', async ({
  page,
}) => {
  await signIn.open(page);
  await signIn.username(page).fill('ann.lee');
  const box = page.getByRole('checkbox', { name: 'Remember my username on this device' });
  for (const part of [box, signIn.next(page)]) {
    await page.keyboard.press('Tab');
    await expect(part).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(signIn.password(page)).toBeFocused();
  await signIn.password(page).fill('Wrong-Harbor-1');
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  // The password takes the focus before its step has begun.
  await expect(forgot).toBeVisible();
  for (const part of [page.getByRole('button', { name: 'Show password' }), forgot, box, signIn.logIn(page)]) {
    await page.keyboard.press('Tab');
    await expect(part).toBeFocused();
  }
  await signIn.username(page).focus();
  await page.keyboard.press('Tab');
  await expect(signIn.password(page)).toBeFocused();
});
