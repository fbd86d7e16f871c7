import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MockWorld } from '../../mock-server/client/world';
import type { OperationId } from '../../openapi/generated/operations';
import { alert, button, field, heading, link, type } from './screen';

/** Steps on the pages of recovery, usernames and agreements. */

export const GOOD = 'Lantern!72Harbor';
export const UNREACHABLE = 'We couldn’t reach the server. Please check your connection and try again.';

/** What was sent to an operation, oldest first. */
export const sent = async (world: MockWorld, operationId: OperationId): Promise<unknown[]> =>
  (await world.journal.list({ operationId })).map(({ requestBody }) => requestBody);

/** Moves the clock of the device; what waits looks at it twice a second. */
export function passTime(seconds: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000);
}

function elementOf(name: string): HTMLElement {
  const element = button(name).element();
  if (element instanceof HTMLElement) return element;
  throw new Error(`"${name}" cannot be pressed.`);
}

/** A press that comes twice before the page can change. */
export function pressTwice(name: string): void {
  elementOf(name).click();
  elementOf(name).click();
}

/** By the keyboard the focus leaves the field; the mouse leaves it there. */
export async function pressByKey(name: string): Promise<void> {
  elementOf(name).focus();
  await userEvent.keyboard('{Enter}');
}

/** The title of the page says that there is an error, or that there is none. */
export const isMarkedAsError = (is = true): Promise<void> =>
  expect.poll(() => document.title.startsWith('Error: '), { message: 'a title with "Error: "' }).toBe(is);

export async function ask(address: string): Promise<void> {
  await type('Email address', address);
  await button('Submit').click();
}

export const shows = (title: string): Promise<unknown> => expect.element(heading(title)).toBeVisible();
export const alerts = (text: string | RegExp): Promise<unknown> => expect.element(alert()).toHaveTextContent(text);
export const holds = (label: string, value: string): Promise<unknown> =>
  expect.element(field(label)).toHaveValue(value);
export const leadsTo = (name: string, address: string): Promise<unknown> =>
  expect.element(link(name)).toHaveAttribute('href', address);
