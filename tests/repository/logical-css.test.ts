import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A page in Arabic or Hebrew mirrors one in English, so styles name the start and end of lines. */
const PHYSICAL_PROPERTY =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding|inset)-)?(?:left|right)\b|-(?:left|right)(?:-|$)/;
const SIDES = /^(?:margin|padding|inset|border-width|border-style|border-color|scroll-margin|scroll-padding)$/;
const TAKES_SIDE =
  /^(?:text-align|float|clear|caption-side|background-position(?:-x)?|object-position|transform-origin)$/;

/** Returns the problem of a declaration; undefined when it has none. */
function physicalIn(property: string, value: string): string | undefined {
  if (PHYSICAL_PROPERTY.test(property)) return `${property}: name the side inline-start or inline-end`;
  const [, right, , left] = partsOf(value);
  if (SIDES.test(property) && left !== undefined && left !== right)
    return `${property}: ${value}: the second and fourth value differ; use ${property}-inline`;
  if (TAKES_SIDE.test(property) && /\b(?:left|right)\b/.test(value)) return `${property}: ${value}: use start or end`;
  if (/^(?:transform|translate)$/.test(property) && movesSideways(property, value))
    return `${property}: ${value}: moves to one side in every direction`;
  return undefined;
}

/** The parts of a value: spaces inside of a function do not divide. */
function partsOf(value: string): string[] {
  let text = value;
  while (/\([^()]*\)/.test(text))
    text = text.replaceAll(/\(([^()]*)\)/g, (_, inner: string) => `[${inner.replaceAll(/\s/g, '')}]`);
  return text.split(/\s+/);
}

/** A move by half of its own width centres an element, and has no direction. */
function movesSideways(property: string, value: string): boolean {
  const [, x] = /translateX\(([^)]*)\)/.exec(value) ?? /translate(?:3d)?\(([^,)]*)/.exec(value) ?? [];
  const moved = property === 'translate' ? value.split(/\s+/)[0] : x;
  return moved !== undefined && !/^(?:0|none|-50%)$/.test(moved.trim());
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

describe('styles are logical, so that a page from right to left is a mirror', () => {
  it.each([
    ['margin-left', '1rem'],
    ['right', '0'],
    ['border-top-left-radius', '4px'],
    ['padding', '0 1rem 0 2rem'],
    ['text-align', 'left'],
    ['transform', 'translateX(1rem)'],
    ['translate', '4px 0'],
  ])('%s: %s is refused', (property, value) => expect(physicalIn(property, value)).toBeDefined());

  it.each([
    ['margin-inline-start', '1rem'],
    ['padding', '0 1rem 0 1rem'],
    ['inset', '0'],
    ['text-align', 'start'],
    ['transform', 'translateY(4px)'],
    ['translate', '-50% 0'],
  ])('%s: %s is accepted', (property, value) => expect(physicalIn(property, value)).toBeUndefined());

  it.each(sheets)('%s', (name) => {
    const found: string[] = [];
    // A rule for one direction may name sides.
    const text = readFileSync(join('src', name), 'utf8').replaceAll(/^( *).*\[dir=.*\{$[^]*?^\1\}/gm, '');
    for (const [, property = '', value = ''] of text.matchAll(/^\s*([a-z-]+):\s([^;{}]+);/gm)) {
      const fault = physicalIn(property, value);
      if (fault !== undefined) found.push(fault);
    }
    expect(found).toEqual([]);
  });
});
