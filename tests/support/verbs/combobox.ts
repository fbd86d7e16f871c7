import type { Locator, Page } from '@playwright/test';

/** The option whose first line is this text. */
export function optionOf(within: Page | Locator, text: string): Locator {
  const page = 'page' in within ? within.page() : within;
  return within.getByRole('option').filter({ has: page.getByText(text, { exact: true }) });
}

/** Types into a combobox, and presses the option of this name. */
export async function choose(combobox: Locator, typed: string, option = typed): Promise<void> {
  // A list closes when the page scrolls, and the click has scrolled before the list opens.
  await combobox.click();
  await combobox.fill(typed);
  await optionOf(combobox.page(), option).click();
}
