import { type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

/** The living page of the kit (src/app/ui-page): what holds for a component here holds on every screen that uses it. */
const groups = ['buttons', 'fields', 'choices', 'messages', 'waits', 'overlays', 'data', 'icons'];
const pages = ['sign-in', 'sign-in-error', 'step', 'result', 'settings'];
const otherLooks = ['brand=default&theme=dark', 'brand=rebrand&theme=light', 'brand=rebrand&theme=dark'];

async function open(page: Page, show: string, look = 'brand=default&theme=light'): Promise<void> {
  await page.goto(`/auth/__ui?show=${show}&${look}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Ends all animations at once, so that nothing half transparent is measured. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

for (const show of [...groups, ...pages]) {
  test(`kit: ${show} stands up to axe at 320, 560 and 1024 px`, async ({ page }) => {
    await open(page, show);
    await settle(page);
    await expectAccessible(page);
  });

  test(`kit: ${show} stands up to axe in both brands, light and dark`, async ({ page }) => {
    for (const look of otherLooks) {
      await open(page, show, look);
      await settle(page);
      await expectAccessible(page, [1024]);
    }
  });
}

test('kit: forced colours and reduced motion are respected', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const show of ['fields', 'choices', 'messages']) {
    await open(page, show);
    await settle(page);
    await expectAccessible(page, [1024]);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--motion'))).toBe('1ms');
});

for (const name of ['Question', 'Notice', 'Form']) {
  test(`kit: the dialog "${name}" takes the focus, keeps it and gives it back`, async ({ page }) => {
    await open(page, 'overlays');
    const opener = page.getByRole('button', { name, exact: true });
    await opener.click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await settle(page);
    await expectAccessible(page, [320, 1024]);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    if (name === 'Notice') {
      await page.keyboard.press('Escape');
      await expect(dialog, 'a dialog that must be answered stays').toBeVisible();
      await dialog.getByRole('button', { name: 'OK' }).click();
    } else {
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('kit: a dialog whose answer is under way cannot be closed', async ({ page }) => {
  await open(page, 'overlays');
  await page.getByRole('button', { name: 'Busy', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Select one client to add to your account:' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('kit: a toast goes when its two animations have finished, and is held by the pointer', async ({ page }) => {
  await open(page, 'overlays');
  await page.getByRole('button', { name: 'Success' }).click();
  const toast = page.getByRole('status', { name: 'Messages' }).getByText('Your regional settings were saved.');
  await expect(toast).toBeVisible();
  await toast.hover();
  await expect.poll(() => toast.evaluate((node) => node.parentElement?.getAnimations().find((one) => 'animationName' in one && one.animationName === 'ui-toast-out')?.playState)).toBe('paused');
  await page.mouse.move(0, 0);
  await settle(page);
  await expect(toast).toHaveCount(0);
});

test('kit: a toast is closed by its button', async ({ page }) => {
  await open(page, 'overlays');
  await page.getByRole('button', { name: 'Error' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('status', { name: 'Messages' })).toBeEmpty();
});

test('kit: a repeated error comes into its live region anew, so that it is announced again', async ({ page }) => {
  await open(page, 'messages');
  const alert = page.getByRole('alert');
  const first = await alert.locator('> div').elementHandle();
  await page.getByRole('button', { name: 'Fail again' }).click();
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(alert).toContainText('The username or password is not right.');
});

test('kit: showing the password keeps focus and caret, and submitting hides it again', async ({ page }) => {
  await open(page, 'sign-in');
  const field = page.getByRole('textbox', { name: 'Password' });
  await field.focus();
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5));
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([3, 5]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
});

test('kit: a code is one field that takes what is pasted and keeps the digits', async ({ page }) => {
  await open(page, 'step');
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await field.fill(' 123-456 ');
  await expect(field).toHaveValue('123456');
  await field.fill('１２３');
  await expect(field).toHaveValue('123');
});

test('kit: the Enter that ends a composition does not submit', async ({ page }) => {
  await open(page, 'sign-in');
  const prevented = (init: { key: string; isComposing?: boolean; keyCode?: number }) =>
    page.getByRole('textbox', { name: 'Username' }).evaluate((input, event) => !input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event })), init);
  expect(await prevented({ key: 'Enter', isComposing: true })).toBe(true);
  expect(await prevented({ key: 'Enter', keyCode: 229 })).toBe(true);
  expect(await prevented({ key: 'Enter' })).toBe(false);
});

test('kit: password rules tick off as one types and the progress is said', async ({ page }) => {
  await open(page, 'fields');
  const field = page.getByRole('textbox', { name: 'New password' });
  await expect(field).toHaveAccessibleDescription(/A digit \(not yet\)/);
  await field.fill('Sunny-Day-7');
  await expect(page.getByText('A digit (done)')).toBeVisible();
  await expect(page.locator('[data-announcer="polite"]')).toHaveText('All requirements met');
});

test('kit: the error summary takes the focus and leads to each field', async ({ page }) => {
  await open(page, 'fields');
  const form = page.getByRole('form', { name: 'Personal information' });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('link', { name: 'Please enter your first name' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByRole('link', { name: 'Please enter your date of birth' }).click();
  await expect(form.getByLabel('Month')).toBeFocused();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert'), 'a second failure is heard again').toBeFocused();
  await expectAccessible(page, [320, 1024]);
});

test('kit: a date is asked in the order of the locale', async ({ page }) => {
  await open(page, 'fields');
  const order = (name: string) => page.getByRole('group', { name }).locator('label').allTextContents();
  expect(await order('Geburtsdatum')).toEqual(['Day', 'Month', 'Year']);
  expect(await order('生年月日')).toEqual(['Year', 'Month', 'Day']);
});

test('kit: tabs have one tab stop and move by arrow keys; they open by Enter or Space', async ({ page }) => {
  await open(page, 'data');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Switch clients').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Devices')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Contact info')).toBeFocused();
  await expect(tab('Switch clients'), 'moving does not open').toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Space');
  await expect(tab('Contact info')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Contact info' })).toHaveText('Contact info');
  await expect(page.getByRole('tab').and(page.locator('[tabindex="0"]'))).toHaveCount(1);
});

test('kit: under 560 px the tabs are a labelled select', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await open(page, 'data');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Account settings' }).selectOption('Localization');
  await expect(page).toHaveURL(/tab=3/);
});

test('kit: the pager turns pages, keeps the focus, and is hidden when there is a single page', async ({ page }) => {
  await open(page, 'data');
  const table = page.getByRole('table', { name: 'Devices', exact: true });
  await expect(table.getByRole('row')).toHaveCount(6);
  const next = page.getByRole('navigation', { name: 'Pages of Devices' }).getByRole('button', { name: 'Next' });
  await next.click();
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[data-announcer="polite"]')).toHaveText('Page 2 of 2');
  await expect(page.getByRole('navigation', { name: 'Pages of Old devices' })).toHaveCount(0);
});

test('kit: a table stays a table when its rows are drawn as cards', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, 'data');
  const table = page.getByRole('table', { name: 'Old devices' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
});

test('kit: a busy button keeps its width and focus, says so, and lets no second press through', async ({ page }) => {
  await open(page, 'waits');
  const button = page.getByRole('button', { name: 'Ask a slow server' });
  const width = (await button.boundingBox())?.width;
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  expect((await button.boundingBox())?.width).toBe(width);
  await expect(page.locator('[data-announcer="polite"]')).toHaveText('Please wait');
});

test('kit: a long wait is said after 5 s, with a way to give up', async ({ page, clock }) => {
  await clock.install();
  await open(page, 'waits');
  await page.getByRole('button', { name: 'Ask a slow server' }).click();
  await clock.advance({ seconds: 4 });
  await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0);
  await clock.advance({ seconds: 2 });
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Ask a slow server' })).not.toHaveAttribute('aria-disabled');
});

test('kit: a wait counts down and is said aloud at thresholds only', async ({ page, clock }) => {
  await clock.install();
  await open(page, 'waits');
  const timer = page.getByRole('timer').first();
  const announcer = page.locator('[data-announcer="polite"]');
  await expect(timer).toHaveText(/Try again in 4:3\d/);
  await clock.advance({ seconds: 20 });
  await expect(timer).toHaveText(/Try again in 4:1\d/);
  await expect(announcer).not.toContainText('minutes');
  await clock.advance({ seconds: 20 });
  await expect(announcer).toHaveText(/4 minutes/);
});

test('kit: a tip opens and closes by keyboard, and closes when one goes elsewhere', async ({ page }) => {
  await open(page, 'overlays');
  const button = page.getByRole('button', { name: 'About secure information' });
  const tip = page.getByText('Your data travels encrypted.');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(tip).toBeVisible();
  await settle(page);
  await expectAccessible(page, [320, 1024]);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(tip).toHaveCount(0);
});

test('kit: a search is announced and its result is chosen by keyboard', async ({ page }) => {
  await open(page, 'data');
  const field = page.getByRole('searchbox', { name: 'Client name' }).first();
  await field.fill('north');
  await expect(page.getByRole('status').filter({ hasText: '2 results' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Northern Lights Energy' })).toBeChecked();
  await field.fill('zzz');
  await expect(page.getByText('No results')).toBeVisible();
});

test.describe(() => {
  // What the page asks for while it is offline fails, as it must.
  test.use({ allow: { consoleErrors: [/ERR_INTERNET_DISCONNECTED/] } });

  test('kit: going offline is said and goes away by itself', async ({ page, context }) => {
    await page.goto('/auth/legal');
    await context.setOffline(true);
    const bar = page.getByText('You are offline.');
    await expect(bar).toBeVisible();
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
  });
});
