import { screen } from '../../support/verbs/screen';
import { openWithoutApp, PASSWORD, signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** See docs/decisions/first-paint.md. */
test.describe('an Enter before the app has started', () => {
  const wait = 'html[data-entered]';

  test('on a username makes the form busy, and is sent once the app stands', async ({ page, world }) => {
    const { start } = await openWithoutApp(page);
    await page.keyboard.type('ann.lee');
    await page.keyboard.press('Enter');
    await expect(page.locator(wait)).toBeVisible();
    start();
    await expect(signIn.password(page)).toBeFocused();
    await expect(page.locator(wait)).toHaveCount(0);
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 1 });
  });

  test('is taken back by a change, and an empty field has none', async ({ page, world }) => {
    const { start } = await openWithoutApp(page);
    await page.keyboard.press('Enter');
    await expect(page.locator(wait)).toHaveCount(0);
    await page.keyboard.type('ann.le');
    await page.keyboard.press('Enter');
    await page.keyboard.type('e');
    start();
    await expect(signIn.next(page)).toBeEnabled();
    await page.keyboard.press('ArrowLeft');
    await world.verify({ call: { operationId: 'checkAuthPathByUsername' }, times: 0 });
  });
});

test('the login form keeps a username, and no password, over a reload', async ({ page }) => {
  await signIn.open(page);
  await signIn.enterUsername(page, 'ann.lee');
  await signIn.password(page).fill(PASSWORD);
  await page.reload();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(signIn.username(page)).toHaveValue('ann.lee');
  await signIn.next(page).click();
  await expect(signIn.password(page)).toHaveValue('');
  await signIn.submit(page, PASSWORD);
  await expect(screen.heading(page, /Ann/)).toBeVisible();
});

test('the page of a remembered username shows its password from the first paint, and moves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('remembered-username', '"ann.lee"'));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn.open(page);
  await expect(signIn.password(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});
