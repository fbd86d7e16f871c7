import type { Page } from '@playwright/test';
import { screens } from '../../../scripts/measure/gallery/screens';
import * as inPage from './in-page';
import { expectAccessible } from '../../support/guards/axe';
import { watchCalls } from '../../support/guards/calls';
import { layoutFaults } from '../../support/guards/layout-faults';
import { expect, test } from '../../support/test';

/** Checks on a screen of each kind what axe cannot judge (see docs/decisions/accessibility.md). */
test.use({ viewport: { width: 1280, height: 800 } });

const palettes = ['light', 'dark'] as const;

/** For `npm test`. */
const main = new Set(['Create account, errors']);
const inForcedColors = new Set([
  ...main,
  ...['Login, refused', 'Login, code', 'Step-up'],
  ...['Reset password', 'Account linking', 'Legal agreements', 'Home', 'Security'],
  ...['Invitation, date of birth', 'Verify contact info', 'Add contact', 'Offer of a passkey'],
  ...['Language and region', 'Contact info, a long name', 'Devices', 'Switch clients'],
]);
const inOwnColors = new Set([
  ...['Terms of Service', 'Unauthorized', 'Single sign-on'],
  ...['Basic credentials', 'Change password', 'Add client'],
]);

for (const [index, shown] of screens
  .filter(({ name }) => inForcedColors.has(name) || inOwnColors.has(name))
  .entries()) {
  test(`${shown.name} fits and can be read${main.has(shown.name) ? ' @main' : ''}`, async ({
    page,
    world,
    signInAs,
  }) => {
    const calls = watchCalls(page);
    await shown.given?.(world);
    if (shown.person !== undefined) await signInAs(shown.person, shown.method && { method: shown.method });
    await page.goto(shown.path);
    await isDrawn(page, calls);
    await shown.act?.(page);
    await isDrawn(page, calls);

    const { faults } = await page.evaluate(inPage.smallTargets, [
      inPage.LEAST_TARGET_PX,
      inPage.LEAST_FIELD_PX,
    ] as const);
    expect.soft(faults, 'targets and letters that are too small').toEqual([]);
    await keepsAllInSmallWindow(page);
    await keepsTextsOfOtherSize(page);
    // One of the palettes, in turn, saves time.
    const forcedColors = inForcedColors.has(shown.name) ? 'active' : 'none';
    await page.emulateMedia({ forcedColors, colorScheme: palettes[index % 2] ?? 'light' });
    await expectAccessible(page, [560, 1280]);
  });
}

/** Waits for the heading, the last response and the focus, which comes a frame later. A placeholder does not count. */
async function isDrawn(page: Page, calls: ReturnType<typeof watchCalls>): Promise<void> {
  await page.locator('h1').first().waitFor();
  await calls.settled();
  await expect(page.locator('.ui-skeleton, [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** 1280 x 1024 px at 400 % (WCAG 2.2, 1.4.10): nothing is cut, and every control comes into sight. */
async function keepsAllInSmallWindow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  const faults = [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(inPage.hiddenControls))];
  expect.soft(faults, 'lost at 400 %').toEqual([]);
}

/** Spacing (WCAG 2.2, 1.4.12) on a phone and on a desktop, and text of 200 % (1.4.4) on a desktop. */
async function keepsTextsOfOtherSize(page: Page): Promise<void> {
  const looks = [
    ['with more space', inPage.spacedTexts, 320],
    ['with more space', inPage.spacedTexts, 1280],
    ['with letters of 200 %', inPage.doubledTexts, 1280],
  ] as const;
  for (const [what, styles, width] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(inPage.setUserStyles, styles);
    const faults = [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(inPage.cutBelow))];
    expect.soft(faults, `cut or covered ${what} at ${width} px`).toEqual([]);
  }
  await page.evaluate(inPage.setUserStyles, '');
}
