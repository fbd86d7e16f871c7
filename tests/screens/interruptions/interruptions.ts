import { findNetwork, loseNetwork } from '../app';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { otherTabSays } from '../other-tab';
import { arrivesAt, dialog, heading, leave, press, sees, type } from '../screen';
import { byHand, crossForm, fill, fillSilently, isAnswered, reach, submitButton, typed } from './form';
import { endSessions, type Interruption, type Scene, sendsOnce, SILENT } from './scene';
import { translatePage } from '../../support/translate-page';

/** The page before the form, in the same history. */
export const START = '/auth/legal';
const PASSWORD = 'Sunny-Harbor-42';
/** The usual texts about a failed call. */
const FAILURE = /went wrong|could not|couldn’t|try again/i;

const pathOf = ({ form }: Scene) => new URL(form.path, location.href).pathname;
const send = () => page.elementLocator(submitButton()).click();
const callsOf = ({ world, form }: Scene) => world.journal.list({ operationId: form.calls });

/** Everything is as it was, the secrets too. */
const isUntouched = ({ before }: Scene) => expect.poll(typed, { message: 'what was typed' }).toEqual(before);

/** What is not secret is back, and nothing else is. */
async function isBack(scene: Scene): Promise<void> {
  const { form, before } = scene;
  await reach(Object.keys(form.type), form.way);
  await expect.poll(() => typed().plain, { message: 'what was typed' }).toEqual(before.plain);
  expect(Object.values(typed().secret).join(''), 'a secret that was kept').toBe('');
}

async function signInAgain({ world, form }: Scene): Promise<void> {
  const persons = await world.state.read('persons');
  await type('Username', String(persons.find(({ id }) => id === form.as)?.username));
  await press('Next');
  await type('Password', PASSWORD);
  await press('Log in');
}

export const interruptions = {
  'the session ends': async (scene: Scene) => {
    const { world } = scene;
    await endSessions(world);
    await send();
    await arrivesAt('/auth/login');
    await sees('You were logged out because your session ended.');
    await signInAgain(scene);
    await arrivesAt(pathOf(scene));
    await isBack(scene);
  },
  'another person signs in elsewhere': async (scene: Scene) => {
    const { world, left, again, before } = scene;
    await world.signIn('ben');
    await send();
    await expect.poll(() => left).toEqual(['reload']);
    await again();
    await expect.element(dialog()).toHaveAccessibleName(/^You are now logged in as Ben/);
    await press('OK');
    expect((await callsOf(scene)).filter(({ status }) => status < 400)).toEqual([]);
    const kept = JSON.stringify([typed(), { ...sessionStorage }, history.state]);
    for (const value of Object.values(scene.form.type))
      if (value !== true) expect(kept).not.toContain(JSON.stringify(value));
    expect(before).not.toEqual(typed());
  },
  Back: async (scene: Scene) => {
    const { entries = 1 } = scene.form;
    // A person is slower than the input is kept.
    await leave();
    const { pathname } = location;
    history.go(-entries);
    const question = page.getByRole('alertdialog');
    await expect.poll(() => location.pathname === START || question.elements().length > 0).toBe(true);
    if (question.elements().length > 0) {
      await question.getByRole('button', { name: 'Keep editing' }).click();
      return isUntouched(scene);
    }
    await expect.element(heading('Terms of Service')).toBeVisible();
    history.go(entries);
    await arrivesAt(pathname);
    await isBack(scene);
  },
  'a reload': async (scene: Scene) => {
    await scene.again();
    await isBack(scene);
  },
  'the language changes in another tab': async (scene: Scene) => {
    document.cookie = 'user-language=de-DE; path=/';
    otherTabSays({ type: 'language-changed', language: 'de-DE' });
    await expect.poll(() => document.documentElement.lang).toBe('de-DE');
    await expect.poll(() => submitButton().textContent, { message: 'the button' }).not.toBe(scene.button);
    await isUntouched(scene);
  },
  'the page is translated': async (scene: Scene) => {
    onTestFinished(translatePage());
    await isUntouched(scene);
    await send();
    await sendsOnce(scene);
    await expect.poll(() => document.querySelector('h1, h2')).not.toBeNull();
  },
  [SILENT]: async (scene: Scene) => {
    const { form } = scene;
    const { texts, choices } = byHand(form.type);
    await fill(choices);
    fillSilently(texts);
    // On its way to the button, the pointer crosses the form.
    await crossForm();
    await send();
    const call = JSON.stringify(await sendsOnce(scene));
    for (const text of form.sends ?? Object.values(texts)) expect(call).toContain(text);
  },
  'three submits in one tick': async (scene: Scene) => {
    for (let press = 0; press < 3; press += 1) submitButton().click();
    await sendsOnce(scene);
  },
  'no network at the press': async (scene: Scene) => {
    const { form } = scene;
    await loseNetwork();
    await send();
    await expect.element(page.getByText(form.failure ?? FAILURE).first()).toBeVisible();
    await isAnswered(scene.left);
    await isUntouched(scene);
    await findNetwork();
    await send();
    await sendsOnce(scene);
  },
} satisfies Record<Interruption, (scene: Scene) => Promise<void>>;
