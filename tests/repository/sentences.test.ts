import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '../../scripts/measure/gallery/screens';
import { SENTENCES, sentencesFileOf } from '../support/accessibility/sentence-files';
import { readPack } from '../support/texts/packs';

/** Checks what docs/conformance.md says of all screens, in the files of what a screen reader finds. */
const files = readdirSync(SENTENCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ name, lines: readFileSync(join(SENTENCES, name), 'utf8').split('\n') }));

/** The lines of a landmark and those below it; empty when there is none. */
function partOf(lines: readonly string[], landmark: string): string[] {
  const from = lines.indexOf(landmark);
  if (from < 0) return [];
  const length = lines.slice(from + 1).findIndex((line) => !line.startsWith('  '));
  return lines.slice(from, length < 0 ? undefined : from + 1 + length);
}

/** Behind an open dialog, a screen reader finds no page. */
const pages = files.filter(({ lines }) => lines.includes('main'));

test('every screen of the gallery has its sentences, and no other file is there', () => {
  const known = new Set(files.map(({ name }) => name));
  const missing = screens.filter((screen) => !known.has(sentencesFileOf(screen)));
  const commands = missing.map(
    ({ name }) =>
      `${name}: npx playwright test --project=app accessibility/screens -u -g "${name.replaceAll(/\W/g, '.')} speaks"`,
  );
  expect(commands, 'the screens without sentences, and how to write them').toEqual([]);
  const wanted = new Set(screens.map(sentencesFileOf));
  expect(
    [...known].filter((name) => !wanted.has(name)),
    'files of no screen: remove them',
  ).toEqual([]);
  expect(pages.length).toBeGreaterThan(screens.length - 5);
});

test('every screen has the same footer, and one of two headers', () => {
  const footers = new Set(pages.map(({ lines }) => partOf(lines, 'contentinfo').join('\n')));
  expect([...footers]).toHaveLength(1);
  expect([...footers][0]).toContain('link "Supported browsers (opens in a new tab)"');
  const headers = new Set(
    pages.map(({ name, lines }) =>
      // Leaves out the name of the user.
      partOf(lines, 'banner')
        .filter((line) => !name.startsWith('settings') || !/^ {2}text "(?!Lifion)/.test(line))
        .join('\n'),
    ),
  );
  expect([...headers].toSorted()).toEqual([
    'banner\n  text "Lifion"\n  button "Back"\n  button "Log out"',
    'banner\n  text "Lifion"\n  combobox "Language" with "English (US)", collapsed',
  ]);
});

test('no control has a name that says nothing alone', () => {
  const empty = files.flatMap(({ name, lines }) =>
    lines
      .filter((line) => /^\s*(button|link) "(here|click|click here|more|read more|ok|x|…)"/i.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(empty).toEqual([]);
});

test('no text names a control by its colour, shape or side', () => {
  const looks = /\b(on the (?:left|right)|(?:green|red|blue|grey|round|square) (?:button|link|box|icon|field))\b/i;
  expect([...readPack('en')].filter(([, text]) => looks.test(text))).toEqual([]);
});
