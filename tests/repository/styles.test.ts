import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Checks what docs/conformance.md and docs/decisions/look.md say of the style sheets. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

/** The values of a property, each with the name of its sheet. */
const values = (property: string) =>
  sheets.flatMap(({ name, text }) =>
    [...text.matchAll(new RegExp(String.raw`^\s*${property}:\s([^;{}]+);`, 'gm'))].map(([, value = '']) => ({
      name,
      value,
    })),
  );
const endless = values('animation').filter(({ value }) => value.includes('infinite'));

test('nothing repeats more than three times a second', () => {
  expect(endless.length).toBeGreaterThan(2);
  const tooFast = endless.filter(({ value }) => {
    const [, amount = '0', unit] = /([\d.]+)(ms|s)\b/.exec(value) ?? [];
    return Number(amount) * (unit === 's' ? 1000 : 1) < 334;
  });
  expect(tooFast).toEqual([]);
});

test('a sheet with an endless animation has a rule for users who want less motion', () => {
  const withCare = new Set(
    sheets.filter(({ text }) => text.includes('prefers-reduced-motion')).map(({ name }) => name),
  );
  expect(endless.filter(({ name }) => !withCare.has(name))).toEqual([]);
});

test('no style depends on how the device is held, and no picture carries a text', () => {
  expect(sheets.filter(({ text }) => /@media[^{]*orientation/.test(text)).map(({ name }) => name)).toEqual([]);
  expect(sheets.filter(({ text }) => text.includes('url(')).map(({ name }) => name)).toEqual([]);
});

test('the language picker has letters of 16 px where iOS would zoom into smaller ones', () => {
  const picker = sheets.find(({ name }) => name === join('ui', 'language-picker.css'));
  expect(picker?.text).toMatch(/@supports \(-webkit-touch-callout: none\) \{[^}]*> select \{\s*font-size: 1rem;/);
});
