import { expect, type Locator, type Page } from '@playwright/test';

/** The option whose first line is this text. */
export function optionOf(within: Page | Locator, text: string): Locator {
  const page = 'page' in within ? within.page() : within;
  return within.getByRole('option').filter({ has: page.getByText(text, { exact: true }) });
}

/** Types into a combobox, and presses the option of this name. */
export async function choose(combobox: Locator, typed: string, option = typed): Promise<void> {
  const wanted = optionOf(combobox.page(), option);
  await combobox.click();
  await combobox.fill(typed);
  // A list closes when the page scrolls, which it may still do when new content comes. A key opens the list again.
  await expect(async () => {
    if ((await wanted.count()) === 0) await combobox.press('ArrowDown');
    await wanted.click({ timeout: 2_000 });
  }).toPass();
}
