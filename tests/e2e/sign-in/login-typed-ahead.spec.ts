import { screen } from '../../support/verbs/screen';
import { PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';
import {
  expectNoLeak,
  expectSignedIn,
  openWithoutApp,
  type,
  type Stroke,
  USERNAME,
  watchUsername,
} from '../../support/verbs/typed-ahead';

/**
 * Text after Enter is a password. It must reach its field and nothing else, however late the username check responds.
 */
const enterEnter: readonly Stroke[] = ['username', 'Enter', 'password', 'Enter'];
const tabEnter: readonly Stroke[] = ['username', 'Tab', 'password', 'Enter'];

test.beforeEach(({ secrets }) => secrets.add(PASSWORD));

/**
 * The time until the check responds, and between keys, ms. The response comes before the password, at its first key, in
 * its middle, near its end, and after its Enter.
 */
const paces = [
  { respondsAfter: 0, keyEvery: 10 },
  { respondsAfter: 100, keyEvery: 10 },
  { respondsAfter: 900, keyEvery: 50 },
  { respondsAfter: 3000, keyEvery: 10 },
];
const cases = [
  ...paces.map((pace) => ({ ...pace, strokes: enterEnter })),
  { respondsAfter: 900, keyEvery: 10, strokes: tabEnter },
];

for (const { respondsAfter, keyEvery, strokes } of cases) {
  test(`${strokes.join(', ')} at ${keyEvery} ms a key, with a response after ${respondsAfter} ms, signs in`, async ({
    page,
    world,
  }) => {
    if (respondsAfter > 0) await world.on('checkAuthPathByUsername').delay(respondsAfter);
    const seen = await watchUsername(page);
    await signIn.open(page);
    await signIn.username(page).focus();
    await type(page, strokes, keyEvery);
    await expectSignedIn(page);
    await expectNoLeak(page, world, seen);
    await world.verify({ call: { operationId: 'login' }, times: 1 });
  });
}

test.describe('before the app has started', () => {
  test('a press of Next counts, and shows at once that it does', async ({ page }) => {
    const { start } = await openWithoutApp(page);
    await expect(signIn.next(page)).toBeDisabled();
    await page.keyboard.type(USERNAME);
    await signIn.next(page).click();
    await expect(signIn.next(page)).toHaveAttribute('data-busy');
    await expect(signIn.username(page)).not.toBeEditable();
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.password(page)).not.toBeInViewport();
    start();
    await expect(signIn.logIn(page)).toBeVisible();
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.password(page)).toBeInViewport();
    await expect(signIn.username(page)).toBeEditable();
  });

  test('a pressed link takes along the typed username and the sign-in target', async ({ page }) => {
    const { start } = await openWithoutApp(page, '/auth/login?redirectUrl=%2Fview%2Fhome');
    await page.keyboard.type(USERNAME);
    await screen.follow(page, 'Forgot username or password?');
    start();
    await expect(screen.heading(page, 'Forgot your username?')).toBeVisible();
    await screen.follow(page, 'Cancel');
    await expect(page).toHaveURL(/redirectUrl=%2Fview%2Fhome/);
    await expect(signIn.username(page)).toHaveValue(USERNAME);
  });
});

test.describe('while the username is checked', () => {
  test.beforeEach(({ world }) => world.on('checkAuthPathByUsername').delay(60_000));

  test('the password field receives the keys unseen, and the username cannot be changed', async ({ page }) => {
    await signIn.open(page);
    await signIn.username(page).fill(USERNAME);
    await page.keyboard.press('Enter');
    await expect(signIn.password(page)).toBeFocused();
    await expect(signIn.password(page)).not.toBeInViewport();
    await expect(signIn.next(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(signIn.username(page)).not.toBeEditable();
    await signIn.username(page).click();
    await page.keyboard.type('more');
    await expect(signIn.username(page)).toHaveValue(USERNAME);
  });

  test('a user who cancels returns to the username, and the typed password is cleared', async ({
    page,
    world,
    clock,
  }) => {
    await clock.install();
    await signIn.open(page);
    await signIn.username(page).fill(USERNAME);
    await page.keyboard.press('Enter');
    await page.keyboard.type(PASSWORD);
    await clock.advanceDuringCall({ seconds: 6 });
    await screen.press(page, 'Cancel');
    await expect(signIn.username(page)).toBeFocused();
    await expect(signIn.username(page)).toBeEditable();
    await world.faults.clear();
    await signIn.enterUsername(page, 'ben.many');
    await expect(signIn.password(page)).toHaveValue('');
  });
});

test('a check that leads to the other sign-in system clears the typed password', async ({ page, world }) => {
  await world.on('checkAuthPathByUsername').delay(900);
  // A response of 204 keeps the page in place, so the test can check what it holds.
  await page.route('**/outside/nexo/login*', (route) => route.fulfill({ status: 204 }));
  await signIn.open(page);
  await signIn.username(page).fill('nina.nexo');
  const leaving = page.waitForRequest('**/outside/nexo/login*');
  await page.keyboard.press('Enter');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  expect(decodeURIComponent((await leaving).url())).not.toContain('Sunny');
  await page.keyboard.type('-and-more');
  await expect(signIn.username(page)).toHaveValue('nina.nexo');
  await expect(signIn.password(page)).toHaveValue('');
  await world.verify({ call: { operationId: 'login' }, times: 0 });
});

test('a key pressed while the page leaves for the other sign-in system reaches no field', async ({ page }) => {
  // Types a key right after the form clears the password, before React renders again.
  await page.addInitScript(() => {
    const { prototype } = HTMLInputElement;
    const own = Object.getOwnPropertyDescriptor(prototype, 'value');
    if (own?.set === undefined) throw new Error('no setter');
    const write = own.set;
    Object.defineProperty(prototype, 'value', {
      ...own,
      set(this: HTMLInputElement, value: string) {
        write.call(this, value);
        if (this.name !== 'password' || value !== '') return;
        queueMicrotask(() => {
          this.focus();
          document.execCommand('insertText', false, 'x');
          this.dataset.keys = 'tried';
        });
      },
    });
  });
  await page.route('**/outside/nexo/login*', (route) => route.fulfill({ status: 204 }));
  await signIn.open(page);
  await signIn.username(page).fill('nina.nexo');
  await page.keyboard.press('Enter');
  await expect(signIn.password(page)).toHaveAttribute('data-keys', 'tried');
  await expect(signIn.password(page)).toHaveValue('');
  await expect(signIn.username(page)).toHaveValue('nina.nexo');
});

test('a failed check shows the typed password and waits for the user', async ({ page, world }) => {
  await world.on('checkAuthPathByUsername').answer({ status: 500, delayMs: 900 });
  await signIn.open(page);
  await signIn.username(page).focus();
  await type(page, enterEnter, 0);
  await expect(page.getByRole('main').getByText('We couldn’t check your username just now.')).toBeVisible();
  await expect(signIn.password(page)).toHaveValue(PASSWORD);
  await world.verify({ call: { operationId: 'login' }, times: 0 });
  await signIn.logIn(page).click();
  await expectSignedIn(page);
});

test('values that a manager fills into both fields while the page is open are sent unchanged', async ({
  page,
  world,
}) => {
  const seen = await watchUsername(page);
  await world.on('checkAuthPathByUsername').delay(900);
  await signIn.open(page);
  await page.evaluate(
    ([username, password]) => {
      for (const [name, value] of [
        ['username', username],
        ['password', password],
      ]) {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (field === null || value === undefined) throw new Error(`no ${name}`);
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [USERNAME, PASSWORD],
  );
  await signIn.username(page).press('Enter');
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
  await expectNoLeak(page, world, seen);
});

test('the flag for a check by POST keeps even the username out of every address', async ({ page, world }) => {
  const seen = await watchUsername(page);
  await world.given.flag('enableCheckAuthPathPost');
  await world.on('checkAuthPath').delay(900);
  await signIn.open(page);
  await signIn.username(page).focus();
  await type(page, enterEnter, 0);
  await expectSignedIn(page);
  await expectNoLeak(page, world, seen);
  expect([...seen.addresses].filter((address) => address.includes(USERNAME))).toEqual([]);
});
