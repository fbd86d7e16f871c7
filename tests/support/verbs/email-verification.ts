/** /auth/email-verify-notification, where Vera must verify her address. */
import { expect, type Page } from '@playwright/test';
import type { MockWorld } from '../../../mock-server/client/world';
import { screen } from './screen';

export const PATH = '/auth/email-verify-notification';
export const code = (page: Page) => page.getByLabel('Code', { exact: true });
export const newEmail = (page: Page) => page.getByLabel('New email address');
export const codeIn = async (world: MockWorld, to: string, after?: string) => {
  const mail = await world.outbox.waitFor({ to, kind: 'emailVerification', ...(after !== undefined && { after }) });
  return { id: mail.id, code: mail.code ?? '', wrong: mail.code === '000000' ? '111111' : '000000' };
};

export async function open(page: Page, query = ''): Promise<void> {
  await page.goto(PATH + query);
  await expect(screen.heading(page, 'Verify your email address')).toBeVisible();
}

export async function askForCode(page: Page): Promise<void> {
  await screen.button(page, 'Send code').click();
  await expect(code(page)).toBeFocused();
}
