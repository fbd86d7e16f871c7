import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { AtRule, type Declaration, type Node } from 'postcss';
import { expect, test } from 'vitest';

/** Checks what docs/conformance.md and docs/decisions/look.md say of the style sheets. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, root: postcss.parse(readFileSync(join('src', name), 'utf8')) }));

function declarations(property: RegExp): { name: string; declaration: Declaration }[] {
  return sheets.flatMap(({ name, root }) => {
    const found: { name: string; declaration: Declaration }[] = [];
    root.walkDecls(property, (declaration) => void found.push({ name, declaration }));
    return found;
  });
}

/** The conditions around a declaration, from the inside: `(prefers-reduced-motion: reduce)`. */
function conditionsOf(declaration: Declaration): string[] {
  const found: string[] = [];
  let at: Node | undefined = declaration.parent;
  while (at !== undefined) {
    if (at instanceof AtRule) found.push(at.params);
    at = at.parent;
  }
  return found;
}

test('nothing repeats more than three times a second', () => {
  const endless = declarations(/^animation$/).filter(({ declaration }) => declaration.value.includes('infinite'));
  expect(endless.length).toBeGreaterThan(2);
  const tooFast = endless.filter(({ declaration: { value } }) => {
    const [, amount = '0', unit] = /([\d.]+)(ms|s)\b/.exec(value) ?? [];
    return Number(amount) * (unit === 's' ? 1000 : 1) < 334;
  });
  expect(tooFast.map(({ name, declaration }) => `${name}: ${declaration.value}`)).toEqual([]);
});

test('what repeats without end stops or slows down for a user who wants less motion', () => {
  const withCare = new Set(
    declarations(/^animation(-duration)?$/)
      .filter(({ declaration }) => conditionsOf(declaration).some((one) => one.includes('prefers-reduced-motion')))
      .map(({ name }) => name),
  );
  const endless = declarations(/^animation$/).filter(({ declaration }) => declaration.value.includes('infinite'));
  expect(endless.filter(({ name }) => !withCare.has(name)).map(({ name }) => name)).toEqual([]);
});

test('no style depends on how the device is held, and no picture carries a text', () => {
  const turned = sheets.flatMap(({ name, root }) => {
    const found: string[] = [];
    root.walkAtRules(
      'media',
      ({ params }) => void (params.includes('orientation') && found.push(`${name}: ${params}`)),
    );
    return found;
  });
  expect(turned).toEqual([]);
  const pictures = declarations(/^(background|background-image|content|mask|mask-image)$/).filter(({ declaration }) =>
    declaration.value.includes('url('),
  );
  expect(pictures.map(({ name }) => name)).toEqual([]);
});

test('the language picker has letters of 16 px on iOS, which otherwise zooms in', () => {
  const sizes = declarations(/^font-size$/).filter(
    ({ name, declaration }) =>
      name.endsWith('language-picker.css') &&
      conditionsOf(declaration).some((condition) => condition.includes('-webkit-touch-callout')),
  );
  expect(sizes.map(({ declaration }) => declaration.value)).toEqual(['1rem']);
});
