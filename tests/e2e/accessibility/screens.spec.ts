import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type GalleryScreen, screens } from '../../../scripts/measure/gallery/screens';
import { announcements, recordAnnouncements } from '../../support/accessibility/announcements';
import * as inPage from '../../support/accessibility/in-page';
import { saidTwice, watchSpeech } from '../../support/accessibility/said-twice';
import { SENTENCES, sentencesFileOf } from '../../support/accessibility/sentence-files';
import { faultsIn, focusIn, sentencesOf } from '../../support/accessibility/sentences';
import { spokenTree } from '../../support/accessibility/tree';
import { expectAccessible } from '../../support/guards/axe';
import { watchCalls } from '../../support/guards/calls';
import { layoutFaults } from '../../support/guards/layout-faults';
import { countOnlyUserActions } from '../../support/guards/user-actions';
import { expect, test } from '../../support/test';

/**
 * Checks on every screen of the gallery what axe cannot judge (see docs/decisions/accessibility.md). sentences/ has a
 * file of what a screen reader finds for each screen. Read the change of such a file like a change of code. To write
 * the files: `npx playwright test --project=app accessibility/screens -u`.
 */
test.use({ viewport: { width: 1280, height: 800 } });

const palettes = ['light', 'dark'] as const;

/** One screen of each capability, for `npm test`. */
const main = new Set([
  ...['Login, refused', 'Reset password', 'Create account, errors', 'Invitation, date of birth', 'Account linking'],
  ...['Verify contact info', 'Step-up', 'Legal agreements', 'Basic credentials', 'Change username', 'Add contact'],
  ...['Security', 'Devices', 'Switch clients', 'Impersonation', 'Home'],
]);

for (const [index, shown] of screens.entries()) {
  test(`${shown.name} speaks, fits and can be read${main.has(shown.name) ? ' @main' : ''}`, async ({
    page,
    world,
    signInAs,
  }) => {
    const calls = watchCalls(page);
    await recordAnnouncements(page);
    await watchSpeech(page);
    await countOnlyUserActions(page);
    await shown.given?.(world);
    if (shown.person !== undefined) await signInAs(shown.person, shown.method && { method: shown.method });
    await page.goto(shown.path);
    await isDrawn(page, calls);
    await shown.act?.(page);
    await isDrawn(page, calls);

    const tree = await spokenTree(page);
    const sentences = sentencesOf(tree);
    const said = await announcements(page);
    expect.soft(await saidTwice(page), 'sentences said twice after one action').toEqual([]);
    const head = [
      `title: ${await page.title()}`,
      `focus: ${focusIn(tree)}`,
      ...(said.length > 0 ? said : ['nothing']).map((one) => `announced: ${one}`),
    ];
    keepsSentences(shown, [...head, '', ...sentences, ''].join('\n'));
    expect.soft(faultsIn(tree), 'faults of the accessibility tree').toEqual([]);

    const { faults } = await page.evaluate(inPage.smallTargets, [
      inPage.LEAST_TARGET_PX,
      inPage.LEAST_FIELD_PX,
    ] as const);
    expect.soft(faults, 'targets and letters that are too small').toEqual([]);
    await keepsAllInSmallWindow(page);
    await keepsTextsOfOtherSize(page);
    // One of the palettes, in turn, saves time.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: palettes[index % 2] ?? 'light' });
    await expectAccessible(page, [560]);
  });
}

/** The option -u writes the file of the screen instead. */
function keepsSentences(shown: GalleryScreen, found: string): void {
  const file = sentencesFileOf(shown);
  const path = join(SENTENCES, file);
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, found);
  }
  const expected = existsSync(path) ? readFileSync(path, 'utf8') : `there is no ${path}`;
  expect.soft(found, `what a screen reader finds, in sentences/${file}`).toBe(expected);
}

/** Waits for the heading, the last response and the focus, which comes a frame later. A placeholder does not count. */
async function isDrawn(page: Page, calls: ReturnType<typeof watchCalls>): Promise<void> {
  await page.locator('h1').first().waitFor();
  await calls.settled();
  await expect(page.locator('.ui-skeleton, [aria-busy="true"]')).toHaveCount(0);
  // The progress of a new password is announced after a pause in typing.
  if ((await page.locator('.ui-requirements [data-met]').count()) > 0)
    await expect(page.locator('[data-announcer]').filter({ hasText: 'requirements met' })).toHaveCount(1);
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
