import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { FaultsOn } from '../../mock-server/client/faults';
import { alert } from './screen';

/** By the code of the refusal. */
type Messages = Readonly<Record<string, string | RegExp>>;

/** All in one opened form, since a page takes longer to open than a form to refuse. */
async function walk(
  calls: FaultsOn,
  send: () => Promise<unknown>,
  messages: Messages,
  isSaid: (text: string | RegExp, code: string) => Promise<unknown>,
): Promise<void> {
  let before = '';
  for (const [code, text] of Object.entries(messages)) {
    expect(String(text), `${code} must not have the message that is there already`).not.toBe(before);
    await calls.times(1).code(code);
    await send();
    await isSaid(text, code);
    before = String(text);
  }
}

/** Each refusal says its message at the field, which has the focus. */
export const refusedAtField = (
  calls: FaultsOn,
  send: () => Promise<unknown>,
  at: Locator,
  messages: Messages,
): Promise<void> =>
  walk(calls, send, messages, async (text, message) => {
    const description = typeof text === 'string' ? expect.stringContaining(text) : text;
    await expect.element(at, { message }).toHaveAccessibleDescription(description);
    await expect.element(at, { message }).toHaveAttribute('aria-invalid', 'true');
    await expect.element(at, { message }).toHaveFocus();
    await expect.poll(() => document.title, { message }).toMatch(/^Error: /);
  });

/** Each refusal says its message as an alert, and the focus is there. */
export const refusedInAlert = (
  calls: FaultsOn,
  send: () => Promise<unknown>,
  focused: Locator,
  messages: Messages,
): Promise<void> =>
  walk(calls, send, messages, async (text, message) => {
    await expect.element(alert(), { message }).toHaveTextContent(text);
    await expect.element(focused, { message }).toHaveFocus();
  });
