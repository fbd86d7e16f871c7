import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Message, MockWorld } from '../../mock-server/client/world';
import { openApp, type OpenedApp } from './app';
import { field, press } from './screen';

/** What a person does and meets while the session is watched, confirmed or stopped by an obligation. */

export const radio = (name: string | RegExp): Locator => page.getByRole('radio', { name });
/** The error of a field, as part of what a screen reader reads with it. */
export const reads = (label: string, text: string | RegExp): Promise<unknown> =>
  expect.element(field(label)).toHaveAccessibleDescription(typeof text === 'string' ? includes(text) : text);
const includes = (text: string) => expect.stringContaining(text);
export const toast = (text: string): Locator => page.getByRole('status').getByText(text);

export const settings = '/auth/account-settings/contact-info';
export const stepUp = (query = `redirectUrl=${settings}`): string => `/auth/step-up?${query}`;
/** Max has started a method of the step-up. */
export async function asksForCode(method = 'Text message', query?: string): Promise<OpenedApp> {
  const opened = await openApp(stepUp(query), { as: 'max' });
  await choose(method);
  return opened;
}
export async function choose(method: string): Promise<void> {
  await radio(method).click();
  await press('Continue');
  await expect.element(field(method === 'Backup code' ? method : 'Code')).toHaveFocus();
}
export const sentMessage = (world: MockWorld, after?: string): Promise<Message> =>
  world.outbox.waitFor({ kind: 'stepUp', ...(after !== undefined && { after }) });
export const sentCode = async (world: MockWorld): Promise<string> => (await sentMessage(world)).code ?? '';
export const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

export const calls = async ({ world }: OpenedApp, operationId: Parameters<typeof list>[1]): Promise<number> =>
  (await list(world, operationId)).length;
const list = (world: MockWorld, operationId: NonNullable<Parameters<MockWorld['journal']['list']>[0]>['operationId']) =>
  world.journal.list(operationId === undefined ? {} : { operationId });

const GRACE_SECONDS = 5;
/** The server's cookie says that the session ends then, as the page counts it. */
export function sessionEndsIn(seconds: number): void {
  document.cookie = `session-expiry=${Date.now() + (seconds + GRACE_SECONDS) * 1000}; path=/`;
}

export const redirectUrl = (): string | null => new URLSearchParams(location.search).get('redirectUrl');
