import { devices, type Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { signInPage } from '../../support/verbs/sign-in';

/** The focus of the first page (see docs/decisions/accessibility.md). */
test('a page has the focus in its first field on a device with a keyboard', async ({ page }) => {
  await countOnlyUserActions(page);
  for (const { path, field } of [
    { path: '/auth/login', field: 'Username' },
    // An English date begins with its month, which is a list.
    { path: '/auth/user-confirmation?token=invite-valid', field: 'Month' },
  ]) {
    await page.goto(path);
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
  }
});

/** A screen reader misses a focus in the moment in which its field is made, and its keys are commands then. */
test('the field of a code is painted before it has the focus', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    let frame = 0;
    let madeIn: number | undefined;
    const count = () => void ((frame += 1), requestAnimationFrame(count));
    requestAnimationFrame(count);
    const isThere = () => document.getElementById('code') !== null;
    new MutationObserver(() => isThere() && (madeIn ??= frame)).observe(document, { subtree: true, childList: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.id === 'code')
        target.dataset['frames'] ??= String(frame - (madeIn ?? frame));
    });
  });
  await signInAs('pia');
  await page.goto('/auth/step-up?requiredLevel=3');
  await page.getByRole('radio', { name: /^Authenticator app/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('#code')).toBeFocused();
  expect(Number(await page.locator('#code').getAttribute('data-frames'))).toBeGreaterThan(0);
});

test.describe('on a touch screen', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('no field takes the focus, because the keyboard would cover the page', async ({ page }) => {
    await signInPage.open(page);
    await page.waitForFunction(() => document.querySelector('#root[data-prerendered]') === null);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  test('nor does the field of a code on the first page', async ({ page, signInAs }) => {
    await countOnlyUserActions(page);
    await signInAs('uma');
    await page.goto('/auth/verify-contact-info?type=email&purpose=personal');
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    // A screenshot takes the frames after which a code field gets the focus.
    for (let frame = 0; frame < 3; frame += 1) await page.screenshot();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});

/**
 * Lets only keys and presses count as user actions. Without this, the browser also counts each `evaluate` of a test.
 * After an action, a new heading takes the focus. Call it before the page opens, in tests of the focus.
 */
async function countOnlyUserActions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hasBeenActive = false;
    for (const action of ['pointerdown', 'keydown'])
      addEventListener(action, ({ isTrusted }) => void (hasBeenActive ||= isTrusted), true);
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ isActive: hasBeenActive, hasBeenActive }) });
  });
}
