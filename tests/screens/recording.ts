import { commands } from 'vitest/browser';
import type { MockWorld } from '../../mock-server/client/world';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Playwright's aria snapshot of the page. */
    outline: () => Promise<string>;
  }
}

/** The parts of a page that are its own. The frame has tests of its own. */
const OWN_PARTS = /^(?:main|dialog|alertdialog|alert)/;
/** What only groups others, or repeats their text. */
const LEFT_OUT =
  /^(?:(?:rowgroup|paragraph|status|alert|strong|main|text):?$|(?:status|cell|columnheader|rowheader|caption)\b)/;
/** The tabs have tests of their own, and a message goes at a time of its own. */
const SKIPPED = /^(?:navigation "Account settings"|status ")/;
/** What differs between two runs, as far as a page or a body has it. */
const TIME =
  /\d{13}|\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{1,2}:\d\d(?:\s?[AP]M)?|\b\d+ seconds?|\b\d{1,2}\/\d{1,2}\/\d{4}|(?:\d{1,2}\. )?\b(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])[a-z]*\.? (?:\d{4}|\d{1,2}(?:, \d{4})?)/g;
const SECRET = /\b\d{6}\b|[0-9a-f]{16,}|\b(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}\b|\b[A-Z2-7]{16,}\b|[\w-]{40,}/g;

/** Calls that the app makes on its own, at a time of its own. */
const UNASKED = /^(?:batchLog|startPasskeySignIn)$/;
const LOADING = '[aria-busy="true"], .ui-skeleton';
/** Longer than any call takes that the test does not hold. */
const HELD_MS = 1500;

let underWay = 0;
const own = globalThis.fetch;
globalThis.fetch = (...request) => {
  underWay += 1;
  return own(...request).finally(() => (underWay -= 1));
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until no call is under way, but not for a call that the test holds. */
async function settle(): Promise<void> {
  let since = performance.now();
  for (let [quiet, before] = [0, -1]; quiet < 4 && performance.now() - since < HELD_MS;) {
    await nextFrame();
    const isEmpty = document.querySelector('main h1, dialog') === null;
    const open = underWay + document.querySelectorAll(LOADING).length + Number(isEmpty);
    quiet = open === 0 ? quiet + 1 : 0;
    if (open !== before) since = performance.now();
    before = open;
  }
}

/**
 * What the app has sent, told, kept and shows at the end of a test, a line each, so that a change of the app shows
 * itself as a difference. What it has said is not in it: how much of it is heard depends on the speed of the machine. Of
 * another page that the test arrives at it has the address alone.
 * @param opened the path of the page that the test has opened
 */
export async function recordingOf(
  world: MockWorld,
  { left, told, opened }: { left: readonly string[]; told: readonly object[]; opened: string },
): Promise<string> {
  await settle();
  const calls = (await world.journal.list()).filter(
    ({ method, operationId }) => method !== 'GET' && !UNASKED.test(operationId ?? ''),
  );
  // A redirect may have focused the heading or not, and the first field takes it unless an earlier test has pressed a key.
  const starts = [document.body, document.querySelector('main form :is(input:not([tabindex="-1"]), select)')];
  const isAtStart = calls.length === 0 && starts.some((element) => element === document.activeElement);
  const isThere = location.pathname === opened;
  const lines = [
    `at ${location.pathname}${location.search}, entry ${String(history.state?.idx)}`,
    ...(isThere ? [`titled ${document.title}, focus on ${isAtStart ? 'the start' : focused()}`] : []),
    ...left.map((address) => `left for ${address}`),
    ...told.filter(isOwnNews).map((message) => `told the other tabs ${JSON.stringify(message)}`),
    ...calls.map(
      ({ operationId, requestBody, status }) =>
        `sent ${operationId} ${requestBody ? JSON.stringify(requestBody) : ''}: ${status}`,
    ),
    ...kept().map((text) => `kept ${text}`),
    ...(isThere ? [`shows ${shown(await commands.outline())}`, ...fields()] : []),
  ];
  return lines.join('\n').replace(SECRET, '(secret)').replace(TIME, '(time)');
}

/** Each start of the app tells who has signed in. */
const isOwnNews = (message: object) => !('personId' in message);

function kept(): string[] {
  const cookies = document.cookie
    .split('; ')
    .filter((cookie) => !/^(?:$|mock-world=|csrf-token=|session-expiry=)/.test(cookie));
  const stored = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  return [...cookies.sort(), ...stored.map(([name, value]) => `${name} ${value}`).sort()];
}

const ATTRIBUTES =
  'name type autocomplete inputmode maxlength required readonly disabled aria-required aria-invalid aria-errormessage';

/** What browsers, password managers and screen readers are told of each field. */
function fields(): string[] {
  const found = document.querySelectorAll(':is(main, dialog) :is(input, select, textarea)');
  return [...found]
    .map((field) => {
      const told = ATTRIBUTES.split(' ').map((name) => `${name}=${field.getAttribute(name)}`);
      const about = (field.getAttribute('aria-describedby') ?? '').split(' ');
      const texts = about.map((id) => document.getElementById(id)?.textContent.replace(/\s+/g, ' '));
      return ['field', ...told.filter((text) => !text.endsWith('=null')), ...texts].join(' ').trimEnd();
    })
    .filter((line) => line !== 'field');
}

function focused(): string {
  const at = document.activeElement;
  if (at === null || at === document.body) return 'nothing';
  // A field gets it from the heading, once a screen reader has noticed the heading.
  if (at.matches('h1, main') || at === document.querySelector('main form :is(input, select)')) return 'the start';
  const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : (at.ariaLabel ?? at.textContent);
  return `${at.tagName.toLowerCase()} ${(label ?? '').slice(0, 40)}`;
}

function shown(outline: string): string {
  const lines: string[] = [];
  let skipped = Infinity;
  for (const line of outline.split('\n')) {
    const depth = line.search(/\S/);
    if (depth > skipped) continue;
    const text = line.trim().replace(/^- /, '');
    skipped = (depth === 0 && !OWN_PARTS.test(text)) || SKIPPED.test(text) ? depth : Infinity;
    const isUnchosen = text.startsWith('option ') && !text.endsWith('[selected]');
    if (skipped === Infinity && !isUnchosen && !LEFT_OUT.test(text))
      lines.push(
        text
          .replace(/^\/url: /, '→ ')
          .replace(/^alert: /, 'text: ')
          .replace(/:$/, ''),
      );
  }
  return lines.join(' | ');
}
