import { type Locator, page } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { button, field, heading } from '../screen';
import { until } from './look';

/** What a user does on the page. `world` holds the messages to the user. */
export type Step = (world: MockWorld) => Promise<unknown>;

/*
 * The steps act in the page itself. A click by the browser's own mouse takes six times as long, and the tests of the
 * screens already hold that each button can be pressed.
 */

const ready = (what: Locator): Promise<Element> =>
  until(() => what.elements().find((one) => one.checkVisibility() && !one.matches(':disabled')), String(what));

function enter(control: Element, text: string): void {
  if (!(control instanceof HTMLElement) || !('value' in control)) throw new TypeError('Nobody can type into it.');
  control.focus();
  // React watches the property of the element itself, so what changes by hand goes around it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  control.blur();
}

const clicking =
  (what: Locator): Step =>
  async () => {
    const found = await ready(what);
    if (found instanceof HTMLElement) found.click();
  };
/** Presses the first button with this name, since every row may have one. */
export const press = (name: string | RegExp): Step => clicking(button(name));
/** Presses a button of the open dialog. */
export const confirm = (name: string): Step =>
  clicking(page.getByRole('alertdialog').getByRole('button', { name, exact: true }));
/** Chooses the first radio button or checkbox with this name. */
export const check = (role: 'radio' | 'checkbox', name: string | RegExp = /./): Step =>
  clicking(page.getByRole(role, { name }));
/** Of a list it takes the value of the option. */
export const fill =
  (label: string, text: string): Step =>
  async () =>
    enter(await ready(field(label)), text);
/** Takes the code from the newest message of this kind. */
export const fillCode =
  (kind: string): Step =>
  async (world) =>
    fill('Code', (await world.outbox.waitFor({ kind })).code ?? '')(world);
export const sees =
  (what: Locator): Step =>
  () =>
    ready(what);
export const seesTitle = (name: string): Step => sees(heading(name));

export const inTurn =
  (...steps: Step[]): Step =>
  async (world) => {
    for (const step of steps) await step(world);
  };
