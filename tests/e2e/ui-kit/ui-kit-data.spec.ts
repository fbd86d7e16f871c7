import { expect, test } from '../../support/test';
import { open } from '../../support/verbs/ui-kit';

test('kit: tabs have one tab stop and move by arrow keys; they open by Enter or Space', async ({ page }) => {
  await open(page, 'data');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Switch companies').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Devices')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Contact info')).toBeFocused();
  await expect(tab('Switch companies'), 'moving does not open').toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Space');
  await expect(tab('Contact info')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Contact info' })).toHaveText('Contact info');
  await expect(page.getByRole('tab').and(page.locator('[tabindex="0"]'))).toHaveCount(1);
});

test('kit: under 560 px the tabs become a labelled select', async ({ page }) => {
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

test('kit: a table keeps its role when its rows are drawn as cards', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, 'data');
  const table = page.getByRole('table', { name: 'Old devices' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
});

test('kit: a search announces its results, and the keyboard chooses one', async ({ page }) => {
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
