import type { BrowserContext } from '@playwright/test';
import { layoutFaults } from '../../support/guards/layout-faults';
import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

/** Arabic: the page is a mirror, and values in Latin letters are not (see docs/decisions/texts.md). */
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'user-language', value: 'ar-AE', url: baseURL ?? '' }]);
});

test('sign-in runs from right to left from its first text on, and shows a username from left to right', async ({
  context,
  page,
}) => {
  await watchDirections(context);
  await page.goto('/auth/login');
  await expect(screen.heading(page, 'تسجيل الدخول')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'directions'))).toEqual(['rtl']);
  await page.setViewportSize({ width: 320, height: 740 });
  const username = page.getByLabel('اسم المستخدم', { exact: true });
  await username.fill('ann.lee');
  await expect(username).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(username).toHaveCSS('text-align', 'right');
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('إدخال كلمة المرور لاسم المستخدم ann.lee')).toBeVisible();
  expect(await page.evaluate(layoutFaults)).toEqual([]);
});

test('the list of tabs stands at the start of the line', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto('/auth/account-settings/change-password');
  await expect(screen.currentTab(page)).toBeVisible();
  const list = await screen.tabs(page).first().boundingBox();
  const panel = await page.locator('.ui-tabs__panel').boundingBox();
  expect(list?.x).toBeGreaterThan(panel?.x ?? Infinity);
});

test('a code that is typed with Arabic digits shows Latin ones', async ({ page, signInAs }) => {
  await signInAs('vera');
  await page.goto('/auth/email-verify-notification');
  await screen.button(page, 'إرسال الرمز').click();
  const code = page.getByLabel('الرمز', { exact: true });
  await code.pressSequentially('١٢٣٤٥٦');
  await expect(code).toHaveValue('123456');
});

/** Notes the direction of each frame that shows text, once per change. */
async function watchDirections(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const directions: string[] = [];
    Reflect.set(window, 'directions', directions);
    const look = () => {
      const root = document.querySelector<HTMLElement>('#root');
      const isShown = root?.checkVisibility({ visibilityProperty: true }) === true && root.innerText.trim() !== '';
      const { direction } = getComputedStyle(document.documentElement);
      if (isShown && directions.at(-1) !== direction) directions.push(direction);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
