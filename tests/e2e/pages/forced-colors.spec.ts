import type { Page } from '@playwright/test';
import { screen } from '../../support/verbs/screen';
import { expectAccessible } from '../../support/guards/axe';
import { boxOf, contrastIn } from '../../support/guards/pixels';
import { fillPersonalInfo, open, toVerifyEmail } from '../../support/verbs/create-account';
import { signInPage } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** Light and dark palettes that the operating system forces (Windows contrast themes). */
test.use({ deviceScaleFactor: 2 });

const expectReadable = (page: Page) => expectAccessible(page, [1280]);

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) =>
    page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
  );

  test('every text of the sign-in is readable, on its buttons too @main', async ({ page }) => {
    await signInPage.open(page);
    await expectReadable(page);
    await signInPage.enterUsername(page, 'ann.lee');
    await expectReadable(page);
    await signInPage.password(page).fill('Sunny-Harbor-42');
    await expect(signInPage.logIn(page)).toBeEnabled();
    await expectReadable(page);
    await signInPage.logIn(page).hover();
    await expectReadable(page);
  });

  test('a field has an edge, and a ring while it has the focus', async ({ page }) => {
    await signInPage.open(page);
    const field = signInPage.username(page);
    await expect(field).toBeVisible();
    const { x, y, width } = await boxOf(field);
    const edge = { x: x + width / 2, y: y - 1, width: 1, height: 4 };
    const outside = { x: x + width / 2, y: y - 6, width: 1, height: 6 };
    await field.blur();
    expect(await contrastIn(page, edge)).toBeGreaterThanOrEqual(3);
    expect(await contrastIn(page, outside), 'without the focus nothing is around it').toBe(1);
    await field.focus();
    expect(await contrastIn(page, outside), 'the ring').toBeGreaterThanOrEqual(3);
  });

  test('a button has an edge, and a ring while it has the focus', async ({ page }) => {
    await signInPage.open(page);
    await signInPage.username(page).fill('ann.lee');
    const button = signInPage.next(page);
    await expect(button).toBeEnabled();
    const { x, y, width } = await boxOf(button);
    const outside = { x: x + width / 2, y: y - 6, width: 1, height: 5 };
    expect(await contrastIn(page, { x: x + width / 2, y: y - 2, width: 1, height: 5 })).toBeGreaterThanOrEqual(3);
    expect(await contrastIn(page, outside), 'without the focus nothing is around it').toBe(1);
    await signInPage.username(page).press('Tab');
    while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    expect(await contrastIn(page, outside), 'the ring').toBeGreaterThanOrEqual(3);
  });

  test('exactly one settings tab looks selected', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto('/auth/account-settings/contact-info');
    await expect(screen.currentTab(page)).toHaveText('Contact info');
    await expect(page.getByRole('button', { name: 'Add Contact' })).toBeVisible();
    await page.mouse.move(0, 0);
    const marked: string[] = [];
    for (const tab of await screen.tabs(page).all()) {
      const { x, y, width, height } = await boxOf(tab);
      // Measures above the line that all tabs share.
      if ((await contrastIn(page, { x: x + width / 2, y: y + height - 5, width: 1, height: 4 })) >= 3)
        marked.push((await tab.textContent()) ?? '');
    }
    expect(marked).toEqual(['Contact info']);
    await expectReadable(page);
  });

  test('a step that is done is a bar, and one to come is a line', async ({ page }) => {
    await page.goto('/auth/create-account/invite-no-check');
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    const upperEdges: number[] = [];
    for (const step of await page.locator('.ui-steps__bar > span').all()) {
      const { x, y, width } = await boxOf(step);
      upperEdges.push(await contrastIn(page, { x: x + width / 2, y: y - 3, width: 1, height: 5 }));
    }
    expect(upperEdges[0]).toBeGreaterThanOrEqual(3);
    expect(upperEdges.slice(1)).toEqual([1, 1]);
  });

  test('every text of a dialog is readable, and the dialog has an edge', async ({ page, signInAs }) => {
    await signInAs('ann');
    await page.goto('/auth/account-settings/contact-info');
    await page.getByRole('button', { name: 'Add Contact' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectReadable(page);
    const { x, y, height } = await boxOf(dialog);
    expect(await contrastIn(page, { x: x - 2, y: y + height / 2, width: 6, height: 1 })).toBeGreaterThanOrEqual(3);
  });
});

test.describe('in forced colours, without its own colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  test('a field with an error has a wider edge than the others', async ({ page }) => {
    await open(page);
    await fillPersonalInfo(page, { email: 'nell at example' });
    await page.getByLabel('Phone number').focus();
    const email = page.getByLabel('Email address', { exact: true });
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveCSS('border-width', '2px');
    await expect(page.getByLabel('First name')).toHaveCSS('border-width', '1px');
  });

  test('a field that the user cannot change has a dashed edge', async ({ page, signInAs }) => {
    await signInAs('fred');
    await page.goto('/auth/obligations/force-basic-credential-authentication');
    const username = page.getByLabel('Username', { exact: true });
    await expect(username).toHaveValue('fred.obliged');
    await expect(username).toHaveCSS('border-style', 'dashed');
    await expect(page.getByLabel('Password', { exact: true })).toHaveCSS('border-style', 'solid');
  });

  test('a button that waits has the edge of a disabled one', async ({ page }) => {
    await toVerifyEmail(page);
    const edgeOf = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderColor);
    expect(await edgeOf(/^Send a new code in /)).toBe(await edgeOf(/^Verify$/));
    expect(await edgeOf(/^Verify$/)).not.toBe(await edgeOf(/^Back to personal info/));
  });

  test('an icon has the colour of the text around it', async ({ page, signInAs }) => {
    const otherIcons = () =>
      page.locator('main').evaluate((main) => {
        const colourOf = (element: Element) => getComputedStyle(element).color;
        return [...main.querySelectorAll('svg')]
          .filter((icon) => colourOf(icon) !== colourOf(icon.parentElement ?? main))
          .map((icon) => `${icon.parentElement?.textContent ?? ''}: ${colourOf(icon)}`);
      });
    await signInPage.open(page);
    await signInPage.enterUsername(page, 'ann.lee');
    await signInPage.submit(page, 'Wrong-Harbor-1');
    await expect(page.getByText('Your username or password is incorrect.', { exact: false })).toBeVisible();
    expect(await otherIcons()).toEqual([]);

    await signInAs('pia', { levelOfAssurance: 3 });
    await page.goto('/auth/account-settings/security');
    await expect(page.getByRole('button', { name: 'Delete Security key' })).toBeVisible();
    expect(await otherIcons()).toEqual([]);
  });
});
