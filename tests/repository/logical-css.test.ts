import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Node, Rule } from 'postcss';
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
  const [, right, , left] = postcss.list.space(value);
  if (SIDES.test(property) && left !== undefined && left !== right)
    return `${property}: ${value}: the second and fourth value differ; use ${property}-inline`;
  if (TAKES_SIDE.test(property) && /\b(?:left|right)\b/.test(value)) return `${property}: ${value}: use start or end`;
  if (/^(?:transform|translate)$/.test(property) && movesSideways(property, value))
    return `${property}: ${value}: moves to one side in every direction`;
  return undefined;
}

/** A move by half of its own width centres an element, and has no direction. */
function movesSideways(property: string, value: string): boolean {
  const [, x] = /translateX\(([^)]*)\)/.exec(value) ?? /translate(?:3d)?\(([^,)]*)/.exec(value) ?? [];
  const moved = property === 'translate' ? value.split(/\s+/)[0] : x;
  return moved !== undefined && !/^(?:0|none|-50%)$/.test(moved.trim());
}

/** Whether the selector of the rule, or of a rule around it, names a direction. */
function isMirror(rule: Node['parent']): boolean {
  if (rule === undefined) return false;
  return (rule instanceof Rule && rule.selector.includes('[dir=')) || isMirror(rule.parent);
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
    postcss.parse(readFileSync(join('src', name), 'utf8')).walkDecls(({ prop, value, source, parent }) => {
      const fault = isMirror(parent) ? undefined : physicalIn(prop, value);
      if (fault !== undefined) found.push(`line ${source?.start?.line}: ${fault}`);
    });
    expect(found).toEqual([]);
  });
});
