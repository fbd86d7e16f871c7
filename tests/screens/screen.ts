import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** What a person does and finds on one page, by role and label. A text is the whole name. */

export const heading = (name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name, exact: true });
export const field = (label: string): Locator => page.getByLabelText(label, { exact: true });
export const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
export const link = (name: string | RegExp): Locator => page.getByRole('link', { name, exact: true });
export const dialog = (): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
/** The message of the page that interrupts. */
export const alert = (): Locator => page.getByRole('alert');

export const press = (name: string | RegExp): Promise<void> => button(name).click();
export const follow = (name: string | RegExp): Promise<void> => link(name).click();
/** Replaces what the field holds. */
export const type = (label: string, text: string): Promise<void> => field(label).fill(text);
/** Leaves the field that has the focus, by the keyboard. */
export const leave = (): Promise<void> => userEvent.keyboard('{Tab}');

/** Waits until the page shows the text. Between tags too: "Step 1 of 3". */
export const sees = (text: string | RegExp): Promise<unknown> =>
  expect.element(page.elementLocator(document.body)).toHaveTextContent(text);
/** Checks it at once, so first wait for what comes instead. */
export function doesNotSee(text: string | RegExp): void {
  expect(document.body).not.toHaveTextContent(text);
}
export const arrivesAt = (path: string): Promise<void> =>
  expect.poll(() => location.pathname, { message: 'the page' }).toBe(path);

/** The error of a field, as a screen reader reads it. */
export async function hasError(label: string, text: string): Promise<void> {
  await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
}
