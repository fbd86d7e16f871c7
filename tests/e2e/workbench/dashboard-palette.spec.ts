import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { optionOf } from '../../support/verbs/combobox';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const field = (page: Page) => palette(page).getByLabel('A person, scenario, operation, record or view');
const hit = (page: Page, name: string) => optionOf(palette(page), name).first();

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Go to/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
}

/** Enter takes the first hit. */
async function goTo(page: Page, search: string, name: string): Promise<void> {
  await open(page);
  await field(page).fill(search);
  await expect(hit(page, name)).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
}

test('the palette opens by its shortcut and its button, and gives the focus back', async ({ page }) => {
  await page.goto('/__mock#people');
  const find = page.getByLabel('Find a person');
  await find.focus();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(field(page)).toBeFocused();
  await expect(hit(page, 'Records')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(find).toBeFocused();
  await page.getByRole('button', { name: /^Go to/ }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('qqq zzz');
  await expect(palette(page).getByText('Nothing fits "qqq zzz".')).toBeVisible();
  await expect(palette(page).getByRole('status').filter({ hasText: '0 hits' })).toHaveCount(1);
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Go to/ })).toBeFocused();
});

test('the palette leads to a view, a scenario and a record by keyboard', async ({ page }) => {
  await page.goto('/__mock');
  await goTo(page, 'webhooks', 'Webhooks');
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await expect(page.locator('.wb-view')).toBeFocused();
  await goTo(page, 'locked out', 'Locked out');
  await expect(page.getByRole('combobox', { name: 'Scenario', exact: true })).toHaveValue('Locked out');
  await goTo(page, 'associate-ben-800', 'associate-ben-800');
  await expect(page.getByLabel('Collection')).toHaveValue('associates');
  await expect(page.getByRole('button', { name: 'Change associate-ben-800' })).toBeVisible();
});
