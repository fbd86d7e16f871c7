import type { Locator, Page } from '@playwright/test';

export function combobox(within: Page | Locator, name: string): Locator {
  return within.getByRole('combobox', { name, exact: true });
}

/** A section of a view. */
export function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}
