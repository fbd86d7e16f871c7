import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as constants from './constants';

/**
 * docs/product/9-limits.md and the constants of the app agree. Each row names a constant, its item on the page, and
 * the text of that item, written from the constant.
 */

const page = readFileSync('docs/product/9-limits.md', 'utf8').replace(/\n {2}/g, ' ');
/** The items of the page: the value of a table row by its first cell, and each sentence by itself. */
const items = new Map(
  page.split('\n').flatMap((line): [string, string][] => {
    const [, item, value] = /^\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    if (item !== undefined && value !== undefined) return [[item, ` ${value} `]];
    return line.startsWith('- ') ? [[line.slice(2), line]] : [];
  }),
);
const sentence = (start: string) => [...items.keys()].find((key) => key.startsWith(start)) ?? start;

type Value = number | string;
type Row = [path: string, item: string, words: (value: Value) => string];

const rows: Row[] = [
  ['SESSION.warningMs', 'session-expiry warning', (ms) => ` under ${Number(ms) / 1000} s (`],
  ['SESSION.earlySyncMs', 'early sync', (ms) => ` under ${Number(ms) / 1000} s `],
  ['SESSION.graceMs', 'grace period', (ms) => ` ${ms} ms `],
  ['STEP_UP_LEVEL', 'required step-up level', (level) => ` ${level} `],
  ...(
    [
      ['password', 'password'],
      ['email', 'e-mail address'],
      ['text', 'generic text field'],
      ['loginUsername', 'login username'],
      ['username', 'username at creation, in basic credentials and in the text resource'],
      ['changedUsername', 'username at change, and in the pattern'],
    ] as const
  ).flatMap(([name, item]): Row[] => [
    [`LENGTHS.${name}.min`, item, (min) => ` ${min} to `],
    [`LENGTHS.${name}.max`, item, (max) => ` to ${max} `],
  ]),
  [
    'PASSWORD_CHANGED_LOGOUT.afterMs',
    'logout countdown after a password change',
    (ms) => ` ${Number(ms) / 1000} s, ticking`,
  ],
  ['PASSWORD_CHANGED_LOGOUT.tickMs', 'logout countdown after a password change', (ms) => ` every ${ms} ms `],
  ['CHANGE_EMAIL_LOCKOUT_MINUTES', 'change-email lockout', (minutes) => ` ${minutes} minutes `],
  ['LOGIN_LOCKOUT_MINUTES', 'login lockout', (minutes) => ` ${minutes} minutes (text) `],
  ['APP_STORE_FALLBACK_MS', 'mobile app, until the store opens', (ms) => ` ${ms} ms `],
  ['LOG_BATCH.maxEntries', 'log batch', (most) => ` at most ${most} entries,`],
  ['LOG_BATCH.debounceMs', 'log batch', (ms) => ` by ${ms} ms `],
  ['CHUNK_LOAD_TIMEOUT_MS', 'script chunk load timeout', (ms) => ` ${Number(ms) / 1000} s `],
  ['RELOAD_AFTER_ADD_CLIENT_MS', 'reload after adding a client', (ms) => ` ${ms} ms `],
  ['COOKIE_LIFETIME_DAYS.general', sentence('The general cookie'), (days) => ` lasts ${days} days `],
  [
    'COOKIE_LIFETIME_DAYS.regional',
    sentence('Cookies of regional'),
    (days) => (days === 365 ? ' last one year.' : ` last ${days} days.`),
  ],
  ['CLIENT_SEARCH.pageSize', sentence('The limit is'), (size) => ` page size is ${size} in another`],
  ['CLIENT_SEARCH.debounceMs', sentence('Typing is debounced'), (ms) => ` by ${ms} ms.`],
  ['DEVICES_PAGE_SIZE', 'devices table', (size) => ` page size ${size};`],
  ['SPECIAL_CLIENT_ID', 'special client id', (id) => ` ${id} `],
  ['DEFAULTS.language', 'language', (language) => ` \`${language}\` `],
  ['DEFAULTS.baseLanguage', 'default language code', (language) => ` \`${language}\` `],
  ['DEFAULTS.region', 'region', (region) => ` \`${region}\` `],
  ['DEFAULTS.timezone', 'time zone', (zone) => ` else \`${zone}\` `],
  ['DEFAULTS.displayTimezone', 'display time zone', (zone) => ` in \`${zone}\` by default `],
  ['CONTACT_PURPOSES.0', 'contact purposes', (purpose) => ` ${purpose},`],
  ['CONTACT_PURPOSES.1', 'contact purposes', (purpose) => `, ${purpose} `],
  ['WEB_BUILD', 'versions', (version) => ` build ${version} `],
];

/** The number or text at a path of the constants. @throws when the app does not have that constant */
function valueAt(path: string): Value {
  let value: unknown = constants;
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof value !== 'number' && typeof value !== 'string') throw new Error(`There is no constant ${path}.`);
  return value;
}

describe('docs/product/9-limits.md holds', () => {
  it.each(rows)('%s in "%s"', (path, item, words) => expect(items.get(item)).toContain(words(valueAt(path))));
});

describe('the constants that are ours', () => {
  it('begin the copyright in 2000', () => expect(constants.COPYRIGHT_FIRST_YEAR).toBe(2000));
  it('show after three seconds what a slow start has', () => expect(constants.SLOW_START_MS).toBe(3000));
  it('let ten minutes pass between two reloads, more than two time-outs of a part', () =>
    expect(constants.CHUNK_RELOAD_EVERY_MS).toBe(10 * 60_000));
  it('allow redirect targets of 4096 characters', () => expect(constants.MAX_REDIRECT_LENGTH).toBe(4096));
});
