import type { Page } from '@playwright/test';
import { verifyAllAtOnce } from '../../support/verbs/contact-verification';
import { screen } from '../../support/verbs/screen';
import { choose, stepUp } from '../../support/verbs/step-up';
import { expect, test } from '../../support/test';

const settings = (tab: string) => `/auth/account-settings/${tab}`;

test.describe('after a change that removes its button, the focus goes to', () => {
  test('the Edit button of the edited contact', async ({ page, signInAs }) => {
    await signInAs('mona', { levelOfAssurance: 3 });
    await page.goto(settings('contact-info'));
    await screen.press(page, 'Edit mona@company.example');
    await page.getByRole('textbox', { name: 'Email address' }).fill('mona.new@company.example');
    // Any other new address goes on to its code.
    await verifyAllAtOnce(page);
    await screen.press(page, 'Save');
    await expect(page.getByRole('button', { name: 'Edit mona.new@company.example' })).toBeFocused();
  });

  test('the group of the deleted contact', async ({ page, signInAs }) => {
    await signInAs('mona', { levelOfAssurance: 3 });
    await page.goto(settings('contact-info'));
    await screen.press(page, 'Delete mona@company.example');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The contact method was deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete mona@company.example' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Email addresses' })).toBeFocused();
  });

  test('the row of the revoked device', async ({ page, signInAs }) => {
    await signInAs('dirk');
    await page.goto(settings('devices'));
    const row = page.getByRole('row').filter({ hasText: '5.1.0' });
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(row.getByText('Revoked')).toBeVisible();
    await expect(row).toBeFocused();
  });

  test('the card of the new active client', async ({ page, signInAs }) => {
    await signInAs('ben');
    await page.goto(settings('switch-clients'));
    await screen.press(page, 'Switch to Juniper Mills');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Juniper Mills' });
    await expect(card).toContainText('Active');
    await expect(card).toBeFocused();
  });
});

test('after the language and region are saved, the focus stays on the disabled Save button', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  await page.goto(settings('localization'));
  await page.getByRole('combobox', { name: 'Region' }).selectOption('CA');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByText('Your regional settings were saved.')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Region' }).press('Enter');
  await world.verify({ call: { operationId: 'saveRegionalSettings' }, times: 1 });
});

test('a later change does not move the focus back after the user clicks beside the controls', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('mona', { levelOfAssurance: 3 });
  await page.goto(settings('contact-info'));
  await world.on('deleteEmailAddress').delay(2000);
  await screen.press(page, 'Delete mona@company.example');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } });
  await expect(page.getByRole('listitem').filter({ hasText: 'mona@company.example' })).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a tab of the settings keeps the focus after Enter', async ({ page, signInAs }) => {
  await signInAs('ann');
  await page.goto(settings('switch-clients'));
  await screen.tab(page, 'Switch companies').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await screen.arrivesAt(page, settings('contact-info'));
  await expect(page.getByRole('region', { name: 'Email addresses' })).toBeVisible();
  await expect(screen.tab(page, 'Contact info')).toBeFocused();
});

test('what was announced on a page is gone on the next one', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Username', { exact: true }).fill('ann.lee');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Sunny-Harbor-42');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await screen.arrivesAt(page, '/');
  await expect(screen.heading(page, /Ann/)).toBeVisible();
  await expect(page.locator('[data-announcer]').filter({ hasText: 'Logging you in' })).toHaveCount(0);
});

/** Orca misses the focus of a field that nobody has seen yet, and takes the digits for commands of its own. */
test.describe('a new field is painted before it takes the focus:', () => {
  test.beforeEach(async ({ page }) => page.addInitScript(countFrames));

  test('the code of a step-up', async ({ page, signInAs }) => {
    await signInAs('max');
    await page.goto(stepUp());
    await choose(page, 'Authenticator app');
    await expect(page.getByLabel('Code')).toBeFocused();
    expect(await framesBeforeFocus(page)).toBeGreaterThanOrEqual(2);
  });

  test('the emptied date of birth', async ({ page }) => {
    await page.goto('/auth/user-confirmation?token=invite-valid');
    await page.getByLabel('Year').fill('1990');
    await screen.press(page, 'Clear the date');
    await expect(page.getByLabel('Month')).toBeFocused();
    expect(await framesBeforeFocus(page)).toBeGreaterThanOrEqual(2);
  });
});

test('a key that comes before the focus goes to the new field', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto(stepUp());
  await expect(page.getByRole('radio', { name: 'Authenticator app' })).toBeVisible();
  // No frame comes, as on a processor that is busy.
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await choose(page, 'Authenticator app');
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.keyboard.type('123456');
  await expect(page.getByLabel('Code')).toHaveValue('123456');
});

/** Runs in the page. Counts the frames from the making of a field to its focus. */
function countFrames(): void {
  let frame = 0;
  const count = () => {
    frame += 1;
    requestAnimationFrame(count);
  };
  count();
  const madeIn = new WeakMap<Element, number>();
  new MutationObserver(() => {
    for (const field of document.querySelectorAll('input, select')) if (!madeIn.has(field)) madeIn.set(field, frame);
  }).observe(document, { childList: true, subtree: true });
  addEventListener('focusin', ({ target }) => {
    const made = target instanceof Element ? madeIn.get(target) : undefined;
    Object.assign(window, { framesBeforeFocus: frame - (made ?? frame) });
  });
}

const framesBeforeFocus = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'framesBeforeFocus'));
