import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { OperationId } from '../../openapi/generated/operations';
import type { MockWorld } from '../../mock-server/client/world';
import { type OpenedApp, openApp } from './app';
import { dialog } from './screen';

/** What a person does in the settings and on the pages of a contact. */

interface Visit {
  readonly as?: string;
  /** The level of assurance of the session; a change of security or of a contact needs 3. */
  readonly level?: number;
  readonly scenario?: string;
  readonly before?: (world: MockWorld) => Promise<unknown>;
}

/** Opens a page as somebody who is logged in. */
export const visit = (path: string, { as = 'ann', level = 3, scenario, before }: Visit = {}): Promise<OpenedApp> =>
  openApp(path, {
    ...(scenario !== undefined && { scenario }),
    before: async (world) => {
      await before?.(world);
      await world.signIn(as, { levelOfAssurance: level });
    },
  });
export const openTab = (tab: string, more?: Visit): Promise<OpenedApp> => visit(`/auth/account-settings/${tab}`, more);

export const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
export const row = (text: string | RegExp): Locator => page.getByRole('listitem').filter({ hasText: text });
/** A message that comes and goes. */
export const toast = (text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** Presses a button of the open dialog. */
export const answer = (name: string): Promise<void> => dialog().getByRole('button', { name, exact: true }).click();

export async function timesCalled(world: MockWorld, operationId: OperationId): Promise<number> {
  return (await world.journal.list({ operationId })).length;
}
/** Waits until the call was made. Returns what the newest one has sent. */
export async function sentWith(world: MockWorld, operationId: OperationId): Promise<unknown> {
  await expect.poll(() => timesCalled(world, operationId)).toBeGreaterThan(0);
  return (await world.journal.list({ operationId })).at(-1)?.requestBody;
}

export const codeFrom = async (world: MockWorld, kind: string): Promise<string> =>
  (await world.outbox.waitFor({ kind })).code ?? '';
export const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

export const titleIsError = (): Promise<void> => expect.poll(() => document.title).toMatch(/^Error: /);

/** In the open dialog, where a radio button may have the same name. */
export const box = (name: string): Locator => dialog().getByRole('textbox', { name, exact: true });
export async function boxHasError(name: string, text: string): Promise<void> {
  await expect.element(box(name)).toHaveAccessibleDescription(expect.stringContaining(text));
  await expect.element(box(name)).toHaveAttribute('aria-invalid', 'true');
}
