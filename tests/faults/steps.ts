import { expect, type Locator, type Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';

/** A user's step on the page. `world` holds the messages to the user. */
export type Step = (page: Page, world: MockWorld) => Promise<void>;

/** Presses the first button with this name, since every row may have one. */
export const press =
  (name: string | RegExp): Step =>
  async (page) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
/** Presses a button of the open dialog. */
export const confirm =
  (name: string): Step =>
  async (page) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
export const fill =
  (label: string, text: string): Step =>
  async (page) =>
    page.getByLabel(label, { exact: true }).fill(text);
export const choose =
  (label: string, value: string): Step =>
  async (page) =>
    void (await page.getByLabel(label, { exact: true }).selectOption(value));
export const check =
  (role: 'radio' | 'checkbox', name?: string | RegExp): Step =>
  async (page) =>
    page
      .getByRole(role, name === undefined ? {} : { name })
      .first()
      .check();
/** Takes the code from the newest message of this kind. */
export const fillCode =
  (kind: string): Step =>
  async (page, world) =>
    fill('Code', (await world.outbox.waitFor({ kind })).code ?? '')(page, world);
export const sees =
  (find: (page: Page) => Locator): Step =>
  async (page) =>
    expect(find(page)).toBeVisible();
export const seesTitle = (name: string): Step => sees((page) => page.getByRole('heading', { level: 1, name }));

export const inTurn =
  (...steps: Step[]): Step =>
  async (page, world) => {
    for (const step of steps) await step(page, world);
  };
