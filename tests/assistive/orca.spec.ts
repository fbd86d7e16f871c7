import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type TestInfo } from '@playwright/test';
import { slug } from '../support/accessibility/sentence-files';
import { PASSWORD } from '../support/verbs/sign-in';
import { startOrca, type Orca } from './orca/orca';
import { isPasswordStep, shows, test as base } from './test';

/**
 * What Orca says in Firefox on journeys by keyboard alone. spoken/ has a file for each journey: the keys, and the
 * sentences after them. Read the change of such a file like a change of code. To write the files:
 * `npx playwright test --project=assistive-orca -u`.
 */
interface Journey {
  /** Types and presses, and notes what is said until Orca is silent. The words are texts, or keys in capitals. */
  keys(...words: readonly string[]): Promise<void>;
  /** Notes what is said while something else happens. */
  when(what: string, act: () => Promise<unknown>): Promise<void>;
  /** Moves the focus by script to where a check begins. */
  from(selector: string): Promise<void>;
}

/** Sentences of waits: a fast answer comes before Orca says them. */
const ofWaits = /^(?:Checking|Logging you in|Updating|Please wait|Switching|Verifying)\b/;

const test = base.extend<{ journey: Journey }, { orca: Orca }>({
  orca: [
    async ({ desktop }, provide) => {
      const orca = await startOrca(desktop);
      await provide(orca);
      await orca.close();
    },
    { scope: 'worker' },
  ],
  journey: async ({ orca, desktop, tab }, provide, testInfo) => {
    const lines: string[] = [];
    const when = async (what: string, act: () => Promise<unknown>) => {
      const said = await orca.said(act);
      lines.push(`> ${what}`, ...said.filter((one) => !ofWaits.test(one)).map((sentence) => `  ${sentence}`));
    };
    await provide({
      when,
      keys: (...words) =>
        when(words.join(', '), async () => {
          for (const word of words)
            await (/^(?:Return|Tab|Escape|space)$/.test(word) ? desktop.press(word) : desktop.type(word));
        }),
      from: (selector) => when(`at ${selector}`, () => tab.focus(selector)),
    });
    if (testInfo.status === testInfo.expectedStatus) keepsWords(testInfo, [...lines, ''].join('\n'));
  },
});

function keepsWords(testInfo: TestInfo, said: string): void {
  const folder = 'tests/assistive/spoken';
  const file = `${folder}/${slug(testInfo.title)}.txt`;
  const isWanted = ['all', 'changed'].includes(testInfo.config.updateSnapshots) || !existsSync(file);
  if (isWanted) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, said);
  } else expect(said, file).toBe(readFileSync(file, 'utf8'));
}

test('sign-in with a wrong password', async ({ journey, open, tab }) => {
  await journey.when('the page opens', () => open('/auth/login'));
  await journey.keys('ann.lee', 'Return');
  await isPasswordStep(tab);
  await journey.keys('Wrong-Harbor-1', 'Return');
  await journey.keys(PASSWORD, 'Return');
  await shows(tab, 'Ann');
});

test('a challenge', async ({ journey, open, tab, world }) => {
  await world.state.patch('persons', 'ann', { failedLogins: 2 });
  await open('/auth/login');
  await journey.keys('ann.lee', 'Return');
  await isPasswordStep(tab);
  await journey.keys('Wrong-Harbor-1', 'Return');
  await journey.keys(PASSWORD, 'Return');
  await journey.keys('Tab', 'space');
});

test('two addresses of a new account that differ', async ({ journey, open, tab }) => {
  await open('/auth/create-account/invite-no-check');
  await tab.waitForSelector('input[type="checkbox"]');
  await journey.from('input[name="email"]');
  await journey.keys('Tab', 'nell.byrne@example.com');
  await tab.focus('input[type="checkbox"]');
  await journey.keys('space', 'Return');
});

test('the code of a step-up', async ({ journey, open, tab }) => {
  await journey.when('the page opens', () => open('/auth/step-up?requiredLevel=3', 'max'));
  await tab.waitForSelector('input[type="radio"]');
  await journey.from('input[type="radio"]:checked');
  await journey.keys('Return');
  await journey.keys('000000', 'Return');
});

test('the dialog of a new contact', async ({ journey, open, tab }) => {
  await open('/auth/account-settings/contact-info', 'ann');
  await shows(tab, 'Add Contact');
  await journey.when('Add Contact', () => tab.locator('::-p-aria([name="Add Contact"][role="button"])').click());
  await journey.keys('Tab', 'nobody', 'Return');
  await journey.keys('Escape');
  await journey.keys('Tab', 'Return');
});

test('the warning before a session ends', async ({ journey, open, tab, world }) => {
  await world.scenario('short-session', { seconds: 75 });
  await open('/auth/account-settings/devices', 'ann');
  await journey.when('the warning comes', () => tab.waitForSelector('dialog[open]', { timeout: 60_000 }));
  await journey.keys('Return');
});

test('another company', async ({ journey, open, tab }) => {
  await open('/auth/account-settings/switch-clients', 'ben');
  await tab.waitForSelector('main li button');
  await journey.from('main li button');
  await journey.keys('Return');
});

test('a change of password', async ({ journey, open, tab }) => {
  await open('/auth/account-settings/change-password', 'ann');
  await tab.waitForSelector('input[autocomplete="current-password"]');
  await journey.from('input[autocomplete="current-password"]');
  await journey.keys('Wrong-Harbor-1', 'Tab', 'Tab');
  await journey.keys('Windy-Meadow-17');
  await journey.keys('Return');
});
