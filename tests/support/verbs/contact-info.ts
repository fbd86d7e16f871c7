import { expect, type Locator, type Page } from '@playwright/test';

/** The question before a contact is deleted. */
export function sure(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Delete this contact method?' });
}

/** The toast goes after a while; the page says it as long as it is true. */
export async function expectNotDeleted(page: Page): Promise<void> {
  const said = 'The contact method couldn’t be deleted. Please try again.';
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  await expect(page.getByRole('main').getByText(said)).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
}
