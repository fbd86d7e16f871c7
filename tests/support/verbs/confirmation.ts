/** User confirmation: an invited user gives the date of birth. */
import type { Page } from '@playwright/test';

/** The date of birth of every invited user. */
export const right = { day: '17', month: 'April', year: '1990' };

export async function giveDate(page: Page, { day, month, year }: typeof right): Promise<void> {
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Month').selectOption(month);
  await page.getByLabel('Year').fill(year);
}
