import { expect, test } from '../../support/test';
import { signInPage } from '../../support/verbs/sign-in';

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
  await signInPage.open(page);
  await expect(signInPage.password(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});
