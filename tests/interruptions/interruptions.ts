import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import { faultKinds } from '../faults/faults';
import { movedOn, rememberPlaces } from './places';
import { screen } from '../support/verbs/screen';
import { signInPage } from '../support/verbs/sign-in';
import { usernameOf } from '../support/verbs/username';
import type { FormRow } from './forms';

export interface Scene {
  page: Page;
  context: BrowserContext;
  world: MockWorld;
  form: FormRow;
  /** Whether the browser has asked before it left the page. The test always agrees. */
  wasAsked: () => boolean;
}

/** The page before the form. */
export const START = '/auth/legal';

/** The usual texts about a failed call. */
const FAILURE = /went wrong|could not|try again/i;

const noConnection = faultKinds.find(({ name }) => name === 'offline');

/** The two good ends: the input is there, or the browser asked the user before it was lost. */
export type End = 'kept' | 'asked';

export interface Interruption {
  name: string;
  /** The forms that it can interrupt. */
  meets: 'every form' | 'signed-in forms' | 'dialogs';
  /** Interrupts a filled-in form, and leads the user back. @throws when the input is lost */
  run: (scene: Scene) => Promise<End>;
}

const kept = async ({ page, form }: Scene): Promise<End> => {
  await form.holds(page);
  return 'kept';
};

/** Opens the form again after the user has come back: by a new history entry, or in the same one. */
async function again(scene: Scene, entry: 'new entry' | 'same entry' = 'new entry'): Promise<End> {
  const { page, world, form } = scene;
  if (form.opensItself !== 'always' && form.opensItself !== entry) await form.way?.(page, world);
  return kept(scene);
}

async function signInAgain(scene: Scene, reason: string): Promise<End> {
  const { page, world, form } = scene;
  await screen.arrivesAt(page, '/auth/login');
  await expect(page.getByRole('main')).toContainText(reason);
  await signInPage.signIn(page, String(await usernameOf(world, form.as ?? '')));
  await screen.arrivesAt(page, new URL(form.path, page.url()).pathname);
  return again(scene);
}

export const interruptions: readonly Interruption[] = [
  {
    name: 'obligation',
    meets: 'signed-in forms',
    async run(scene) {
      const { page, world, form } = scene;
      const obligation = { kind: 'command', command: 'reviewContactInfo', isLoginObligation: false, args: {} };
      const body = {
        code: 'BLOCKED_BY_OBLIGATION',
        message: 'An obligation.',
        traceId: 'grid',
        errors: [],
        obligation,
      };
      await world.on(form.calls).nth(1).offSpec().answer({ status: 412, body });
      await form.send(page, world);
      await screen.arrivesAt(page, '/auth/review-contact-info');
      await screen.press(page, 'Confirm');
      await screen.arrivesAt(page, new URL(form.path, page.url()).pathname);
      return again(scene);
    },
  },
  {
    name: 'lost session',
    meets: 'signed-in forms',
    async run(scene) {
      const { page, world, form } = scene;
      for (const { id } of await world.state.read('sessions'))
        await world.state.patch('sessions', String(id), { expiresAt: 0 });
      await form.send(page, world);
      return signInAgain(scene, 'You were logged out because your session ended.');
    },
  },
  {
    name: 'sign-out in another tab',
    meets: 'signed-in forms',
    async run(scene) {
      const other = await scene.context.newPage();
      await other.goto('/auth/logout');
      return signInAgain(scene, 'You were logged out because you logged out in another tab.');
    },
  },
  {
    name: 'failed call',
    meets: 'every form',
    async run(scene) {
      const { page, world, form } = scene;
      // Many errors of a signed-out form lead to a page of their own. A connection problem does not.
      if (form.as === undefined) await noConnection?.put(world, form.calls, scene.context);
      else await world.on(form.calls).status(503);
      await rememberPlaces(page);
      await form.send(page, world);
      await expect(page.getByText(form.failure ?? FAILURE).first()).toBeVisible();
      // A message of more than one line unfolds above the buttons, and moves them.
      expect(await movedOn(page), 'what the message has moved').toEqual([]);
      return kept(scene);
    },
  },
  {
    name: 'lost network',
    meets: 'every form',
    async run(scene) {
      const { page, context, world, form } = scene;
      await context.setOffline(true);
      await form.send(page, world);
      await form.holds(page);
      await context.setOffline(false);
      return kept(scene);
    },
  },
  {
    name: 'reload',
    meets: 'every form',
    async run(scene) {
      await scene.page.reload();
      return again(scene, 'same entry');
    },
  },
  {
    name: 'Back',
    meets: 'every form',
    async run(scene) {
      const { page, form } = scene;
      // `goBack` and `goForward` would report an error when a page from the browser's cache loads again.
      const { entries = 1 } = form;
      await page.evaluate((steps) => history.go(-steps), entries);
      await screen.arrivesAt(page, START);
      if (scene.wasAsked()) return 'asked';
      await expect(screen.heading(page, /./)).toBeVisible();
      await page.evaluate((steps) => history.go(steps), entries);
      await screen.arrivesAt(page, new URL(form.path, page.url()).pathname);
      return again(scene, 'same entry');
    },
  },
  {
    name: 'closed dialog',
    meets: 'dialogs',
    async run({ page }) {
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
      return 'asked';
    },
  },
];

/** Returns why the interruption does not apply to the form, or true. */
export function isMet({ name, meets }: Interruption, form: FormRow): true | string {
  if (meets === 'signed-in forms' && form.as === undefined) return 'no user is signed in';
  if (meets === 'dialogs' && form.isDialog !== true) return 'no dialog';
  return form.not?.[name] ?? true;
}
