import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { button, field, heading, type } from '../screen';

/** What a user does on the page. `world` holds the messages to the user. */
export type Step = (world: MockWorld) => Promise<unknown>;

/** Presses the first button with this name, since every row may have one. */
export const press =
  (name: string | RegExp): Step =>
  () =>
    button(name).first().click();
/** Presses a button of the open dialog. */
export const confirm =
  (name: string): Step =>
  () =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
export const fill =
  (label: string, text: string): Step =>
  () =>
    type(label, text);
export const choose =
  (label: string, value: string): Step =>
  () =>
    field(label).selectOptions(value);
/** Chooses the first radio button or checkbox with this name. */
export const check =
  (role: 'radio' | 'checkbox', name: string | RegExp = /./): Step =>
  () =>
    page.getByRole(role, { name }).first().click();
/** Takes the code from the newest message of this kind. */
export const fillCode =
  (kind: string): Step =>
  async (world) =>
    type('Code', (await world.outbox.waitFor({ kind })).code ?? '');
export const sees =
  (what: Locator): Step =>
  async () =>
    expect.element(what).toBeVisible();
export const seesTitle = (name: string): Step => sees(heading(name));

export const inTurn =
  (...steps: Step[]): Step =>
  async (world) => {
    for (const step of steps) await step(world);
  };
