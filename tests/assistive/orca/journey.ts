import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { slug } from '../../support/accessibility/sentence-files';
import { test as base } from '../test';
import { type Orca, startOrca } from './orca';
import { ofControl, sentencesOf } from './sentences';

/** Steps of a user who only hears. Each waits until Orca has said the sentences that the file of the journey names. */
interface Journey {
  /** Opens a page as a person, and moves the focus by script to where a check begins. */
  opens(path: string, place: { person?: string; at?: string }): Promise<void>;
  /** Types and presses. The words are texts, or names of keys. */
  keys(...words: readonly string[]): Promise<void>;
  /** Types and presses what differs from run to run, under a name. */
  types(what: string, ...words: readonly string[]): Promise<void>;
  from(selector: string): Promise<void>;
  when(what: string, act: () => Promise<unknown>): Promise<void>;
}

/** How long a step waits for the wanted sentences on a slow, busy machine, ms. */
const PATIENCE_MS = 30_000;
/** While a file is written, a step ends after a silence of this time, ms. */
const QUIET_MS = 4000;
/** After this silence Orca has taken in a new page, ms. Before that it can miss where the focus is. */
const TAKEN_IN_MS = 1000;

const isKey = (word: string) => /^(?:Return|Tab|Escape|space|Down|Up|shift\+Tab|ctrl\+a)$/.test(word);
const pause = () => new Promise((done) => setTimeout(done, 100));

/** The `test` of journeys by keyboard with Orca. `spoken/` has a file for each. */
export const test = base.extend<{ journey: Journey }, { orca: Orca }>({
  orca: [
    async ({ desktop }, provide) => {
      const orca = await startOrca(desktop);
      await provide(orca);
      await orca.close();
    },
    { scope: 'worker' },
  ],
  journey: async ({ orca, desktop, tab, open }, provide, testInfo) => {
    const file = join('tests/assistive/spoken', `${slug(testInfo.title)}.txt`);
    const isWritten = ['all', 'changed'].includes(testInfo.config.updateSnapshots) || !existsSync(file);
    const wanted = isWritten ? [] : stepsOf(readFileSync(file, 'utf8'));
    const heard: string[] = [];
    const readings: string[] = [];
    let begin = orca.spoken().length;
    const when = async (what: string, act: () => Promise<unknown>, typed: readonly string[] = []) => {
      const step = heard.length;
      const [, before] = /\[(.*)\]$/.exec(heard.at(-1) ?? '') ?? [];
      await act();
      const since = (end?: number) =>
        orca
          .spoken()
          .slice(begin, end)
          .filter((one) => !one.includes(MARK));
      const told = (end?: number) =>
        [`> ${what}`, ...sentencesOf(since(end), typed, before).map((one) => `  ${one}`)].join('\n');
      await (isWritten ? isQuiet(since, QUIET_MS) : isAs(told, wanted[step] ?? ''));
      const end = await hasHeardAll(orca, tab);
      const said = told(end);
      readings.push(`> ${what}`, ...since(end));
      begin = end;
      heard.push(said);
      if (!isWritten) expect(said, `step ${step + 1} of ${file}`).toBe(wanted[step]);
    };
    const types = (what: string, ...words: readonly string[]) =>
      when(
        what,
        async () => {
          for (const word of words) await (isKey(word) ? desktop.press(word) : desktop.type(word));
        },
        words,
      );
    await provide({
      when,
      opens: (path, { person, at }) =>
        when(`${path.replace(/[?#].*/, '')} opens`, async () => {
          await open(path, person);
          if (at === undefined) return;
          const place = await tab.waitForSelector(at);
          await isQuiet(orca.spoken, TAKEN_IN_MS);
          // A page focuses its first field itself, and Orca may have missed it.
          const said = orca.spoken().slice(begin);
          if (!said.some((line) => ofControl.test(line)))
            await tab.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
          await place?.focus();
        }),
      keys: (...words) => types(words.join(', '), ...words),
      types,
      from: (selector) => when(`at ${selector}`, () => tab.focus(selector)),
    });
    await keepReading(testInfo, [...readings, ...orca.spoken().slice(begin)].join('\n'));
    if (testInfo.status !== testInfo.expectedStatus) return;
    if (isWritten) {
      mkdirSync('tests/assistive/spoken', { recursive: true });
      writeFileSync(file, `${heard.join('\n')}\n`);
    } else expect(heard.length, `steps of ${file}`).toBe(wanted.length);
  },
});

const stepsOf = (text: string) => text.trimEnd().split(/\n(?=> )/);

/** All that Orca said, its own words too. */
async function keepReading(testInfo: TestInfo, text: string): Promise<void> {
  const path = testInfo.outputPath('speech.txt');
  writeFileSync(path, `${text}\n`);
  await testInfo.attach('speech', { path });
}

async function isAs(told: () => string, wanted: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; told() !== wanted && Date.now() < end;) await pause();
}

async function isQuiet(said: () => readonly string[], forMs: number): Promise<void> {
  for (let known = -1, since = Date.now(); Date.now() - since < forMs; await pause()) {
    const now = said().length;
    if (now !== known) [known, since] = [now, Date.now()];
  }
}

const MARK = 'End of step';
let marks = 0;

/**
 * Orca reads what happens in its order. So it says an alert at the end of the page after all that came before. It loses
 * an alert of a page that draws itself in the same moment, so a mark that it does not say is shown again.
 * @returns how much Orca has said then
 */
async function hasHeardAll(orca: Orca, tab: Page): Promise<number> {
  const mark = `${MARK} ${(marks += 1)}`;
  const isSaid = () => orca.spoken().findIndex((one) => one.includes(mark));
  const end = Date.now() + PATIENCE_MS;
  for (let tries = 0; isSaid() < 0; tries += 1) {
    if (Date.now() > end) throw new Error(`Orca does not say "${mark}".\n${orca.spoken().slice(-9).join('\n')}`);
    await tab.evaluate(showAlert, mark, tries % 20 === 0).catch(() => undefined);
    await pause();
  }
  return isSaid() + 1;
}

/** A page that leaves takes its alert with it, so this puts it there again. */
function showAlert(text: string, isAgain: boolean): void {
  const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const id = 'end-of-step';
  const old = document.getElementById(id);
  if (!isAgain && old?.textContent === text && old.parentElement === host) return;
  old?.remove();
  const alert = document.createElement('p');
  alert.id = id;
  alert.role = 'alert';
  alert.textContent = text;
  alert.style.position = 'fixed';
  alert.style.opacity = '0';
  host.append(alert);
}
