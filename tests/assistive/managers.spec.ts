import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { codeFor } from '../support/verbs/create-account';
import { GOOD } from '../support/verbs/password-recovery';
import { PASSWORD } from '../support/verbs/sign-in';
import type { BrowserName } from './desktop/browsers';
import type { Desktop } from './desktop/desktop';
import { isPasswordStep, shows, test as base } from './test';

/**
 * The password managers of Firefox and Chromium: windows on a virtual screen, keys of the desktop, and the browsers' own
 * questions and lists. The tests of a browser share its profile, so each begins with the logins that those before saved.
 * A question is answered as soon as it is there: Firefox asks at Enter, and takes it back on a page that comes late.
 */
const BEN_PASSWORD = 'Misty-Valley-63';
const NEW_PASSWORD = 'Windy-Meadow-17';
const WRONG_PASSWORD = 'Wrong-Harbor-1';

interface Words {
  update: string;
  /** The button in the address bar behind which a question waits. */
  question?: string;
  login: (username: string) => string;
  passkey: string;
  /** Of several logins the browser fills the one that was used last, or none. */
  fillsLast: boolean;
}

/** The words of a browser's own questions and lists. */
const wordsOf: Readonly<Record<BrowserName, Words>> = {
  firefox: {
    update: 'Update',
    question: 'Open save password message panel',
    login: (username) => `${username} From this website`,
    passkey: 'Use a passkey',
    fillsLast: false,
  },
  chromium: {
    update: 'Update password',
    login: (username) => `Password for ${username}`,
    passkey: 'Use passkey from another device',
    fillsLast: true,
  },
};

interface Person {
  username: string;
  password: string;
  /** How the page greets this person. */
  greeting: string;
}
const ann = { username: 'ann.lee', password: PASSWORD, greeting: 'Ann' };
const ben = { username: 'ben.many', password: BEN_PASSWORD, greeting: 'Ben' };
const max = { username: 'max.factor', password: PASSWORD, greeting: 'Max' };

const test = base.extend<{ words: Words; user: ReturnType<typeof userOf> }>({
  words: async ({ ownBrowserName }, provide) => provide(wordsOf[ownBrowserName]),
  user: async ({ tab, desktop, words }, provide) => provide(userOf(tab, desktop, words)),
});

const NEW = 'input[autocomplete="new-password"]';
const CODE = 'input[autocomplete="one-time-code"]';

const valueOf = (tab: Page, selector: string) =>
  tab.$eval(selector, (field) => (field instanceof HTMLInputElement ? field.value : undefined));
/** The browser has filled the field. Chromium tells its value only after a key of the user. */
const filled = (name: string) => `input[name="${name}"]:autofill`;
const isFilled = (tab: Page, name: string) => tab.waitForSelector(filled(name));

function userOf(tab: Page, desktop: Desktop, words: Words) {
  const opensList = async (row: string): Promise<void> => {
    await desktop.press('Escape', 'ctrl+a', 'BackSpace', 'Down');
    expect(await desktop.pressOwnButton(row, 5)).toContain(row);
  };
  /** Enter, Enter, with what the browser has filled. */
  const signsInWithFilled = async ({ username, greeting }: Person): Promise<void> => {
    await isFilled(tab, 'username');
    await desktop.press('Return');
    await isPasswordStep(tab);
    expect(await valueOf(tab, 'input[name="username"]')).toBe(username);
    await desktop.press('Return');
    await shows(tab, greeting);
  };
  /** Chromium ignores a choice in a list that it has only just shown. */
  const choosesFromList = async (row: string, field: 'username' | 'password' = 'username'): Promise<void> => {
    await expect(async () => {
      await opensList(row);
      await tab.waitForSelector(filled(field), { timeout: 2000 });
    }).toPass();
  };
  return {
    /** Goes to the password with a username typed over what is there. */
    async entersUsername(username: string): Promise<void> {
      await desktop.press('ctrl+a');
      await desktop.type(username);
      await desktop.press('Return');
      await isPasswordStep(tab);
    },
    async entersPassword(password: string): Promise<void> {
      await desktop.press('ctrl+a');
      await desktop.type(password);
      await desktop.press('Return');
    },
    async typesInto(selector: string, text: string): Promise<void> {
      await tab.waitForSelector(selector);
      await tab.focus(selector);
      await desktop.press('ctrl+a');
      await desktop.type(text);
    },
    /**
     * Presses a button of the browser's question about a login. Where Firefox has filled another login before, it leaves
     * the question behind a key in the address bar.
     */
    async accepts(button: string): Promise<string | undefined> {
      const said = await desktop.pressOwnButton(button, words.question === undefined ? 40 : 15);
      if (said !== undefined || words.question === undefined) return said;
      await desktop.pressOwnButton(words.question);
      return desktop.pressOwnButton(button);
    },
    signsInWithFilled,
    choosesFromList,
    /** Enter, Enter, with the login that the browser has saved last. */
    async signsInWithLast(person: Person): Promise<void> {
      if (!words.fillsLast) await choosesFromList(words.login(person.username));
      await signsInWithFilled(person);
    },
    /** Opens the list of the field that has the focus, and presses a row. */
    opensList,
  };
}

test.beforeEach(({ world }) => world.state.patch('persons', 'ben', { password: BEN_PASSWORD }));

test('nothing saved, sign-in by hand: offers to save the login', async ({ tab, open, user }) => {
  await open('/auth/login');
  await user.entersUsername(ann.username);
  await user.entersPassword(ann.password);
  expect(await user.accepts('Save')).toContain(ann.username);
  await shows(tab, ann.greeting);
});

test('one login, page opened: Enter, Enter signs in', async ({ open, user }) => {
  await open('/auth/login');
  await user.signsInWithFilled(ann);
});

test('another username typed over the filled one: no wrong password', async ({ tab, desktop, open, user }) => {
  await open('/auth/login');
  await isFilled(tab, 'username');
  await user.entersUsername(ben.username);
  expect(await valueOf(tab, 'input[name="password"]')).toBe('');
  await desktop.type(ben.password);
  await desktop.press('Return');
  await shows(tab, ben.greeting);
});

test('a second login: offers to save it', async ({ open, user }) => {
  await open('/auth/login');
  await user.entersUsername(ben.username);
  await user.entersPassword(ben.password);
  expect(await user.accepts('Save')).toContain(ben.username);
});

for (const person of [ann, ben])
  test(`two logins, ${person.username} chosen from the list: its pair`, async ({ open, user, words }) => {
    await open('/auth/login');
    await user.choosesFromList(words.login(person.username));
    await user.signsInWithFilled(person);
  });

test(
  'two logins, a username typed by hand: fills its password',
  { tag: '@firefox' },
  async ({ tab, desktop, open, user }) => {
    await open('/auth/login');
    await user.entersUsername(ben.username);
    await isFilled(tab, 'password');
    await desktop.press('Return');
    await shows(tab, ben.greeting);
  },
);

test(
  'two logins, a username typed by hand: lists its password',
  { tag: '@chromium' },
  async ({ tab, desktop, open, user, words }) => {
    await open('/auth/login');
    await user.entersUsername(ben.username);
    await user.choosesFromList(words.login(ben.username), 'password');
    await desktop.press('Return');
    await shows(tab, ben.greeting);
  },
);

test(
  'a wrong password, then the right one: offers the right one',
  { tag: '@chromium' },
  async ({ tab, open, user }) => {
    await open('/auth/login');
    await user.entersUsername(max.username);
    await user.entersPassword(WRONG_PASSWORD);
    await shows(tab, 'not correct');
    await user.entersPassword(max.password);
    expect(await user.accepts('Save')).toContain(max.username);
    await shows(tab, max.greeting);
    await open('/auth/login');
    await user.signsInWithLast(max);
  },
);

test(
  'a wrong password saved, then the right one: offers to update it',
  { tag: '@firefox' },
  async ({ tab, open, user, words }) => {
    await open('/auth/login');
    await user.entersUsername(max.username);
    await user.entersPassword(WRONG_PASSWORD);
    // Firefox asks at Enter, before any response, on every page.
    expect(await user.accepts('Save')).toContain(max.username);
    await shows(tab, 'not correct');
    await open('/auth/login');
    await user.entersUsername(max.username);
    await isFilled(tab, 'password');
    await user.entersPassword(max.password);
    expect(await user.accepts(words.update)).toContain(max.username);
    await shows(tab, max.greeting);
    await open('/auth/login');
    await user.signsInWithLast(max);
  },
);

test('change of password: fills the current one, offers to update it', async ({ tab, desktop, open, user, words }) => {
  await open('/auth/account-settings/change-password', 'ann');
  await isFilled(tab, 'oldPassword');
  await user.typesInto(NEW, NEW_PASSWORD);
  await desktop.press('Return');
  expect(await user.accepts(words.update)).toContain(ann.username);
  await shows(tab, 'Password changed');
});

test('reset by link: offers to update the login of the hidden username', async ({
  tab,
  desktop,
  open,
  user,
  words,
}) => {
  await open('/auth/forgot-password/reset?token=reset-valid');
  await user.typesInto(NEW, GOOD);
  await desktop.press('Return');
  expect(await user.accepts(words.update)).toContain(ann.username);
  await shows(tab, 'Password changed');
  await open('/auth/login');
  await user.signsInWithLast(ann);
});

test('a one-time code: nothing filled, nothing offered', async ({ tab, desktop, open, world }) => {
  await open('/auth/step-up?redirectUrl=/auth/account-settings/contact-info', 'max');
  await tab.waitForSelector('input[type="radio"]');
  await tab.focus('input[type="radio"]');
  await desktop.press('Down', 'Return');
  await tab.waitForSelector(CODE);
  expect(await valueOf(tab, CODE)).toBe('');
  await tab.focus(CODE);
  const { code } = await world.outbox.waitFor({ kind: 'stepUp' });
  await desktop.type(code ?? '');
  await desktop.press('Return');
  await tab.waitForFunction(() => location.pathname.endsWith('/contact-info'));
  expect(await desktop.pressOwnButton('Save', 3)).toBeUndefined();
});

test('a new account: offers to save its login, and no code of an e-mail', async ({
  tab,
  desktop,
  open,
  user,
  world,
}) => {
  await open('/auth/create-account/invite-no-check');
  await user.typesInto('input[name="email"]', 'nell@example.com');
  await user.typesInto('input[name="confirmEmail"]', 'nell@example.com');
  await tab.focus('input[type="checkbox"]');
  await desktop.press('space', 'Return');
  const code = await codeFor(world, 'nell@example.com');
  await user.typesInto(CODE, code);
  await desktop.press('Return');
  await user.typesInto('input[autocomplete="username"]', 'nell.byrne');
  await user.typesInto(NEW, NEW_PASSWORD);
  await desktop.press('Return');
  expect(await user.accepts('Save')).toContain('nell.byrne');
  await shows(tab, 'Your account is ready');
});

test('passkeys: in the list of the username', async ({ open, user, words }) => {
  await open('/auth/login');
  // The page asks for them after it has started.
  await expect(() => user.opensList(words.passkey)).toPass();
});
