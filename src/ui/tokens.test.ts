import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Computes the contrasts of every brand and scheme from tokens.css, by WCAG 2.2. Text needs 7:1 (1.4.6, the enhanced
 * level); other visible shapes need 3:1 (1.4.11).
 */
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const brands = ['default', 'rebrand'] as const;
const schemes = ['light', 'dark'] as const;

const grounds = ['page', 'surface', 'sunken'];
const texts: readonly [text: string, on: readonly string[]][] = [
  ['text', [...grounds, 'accent-soft', 'danger-soft', 'success-soft', 'warning-soft', 'info-soft']],
  ['text-muted', [...grounds, 'accent-soft']],
  ['accent', ['page', 'surface', 'accent-soft']],
  ['accent-strong', ['page', 'surface', 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['danger', ['page', 'surface', 'danger-soft']],
  ['danger-strong', ['danger-soft']],
  ['on-danger', ['danger', 'danger-strong']],
  ['success', ['page', 'surface', 'success-soft']],
  ['warning', ['surface', 'warning-soft']],
  ['info', ['surface', 'info-soft']],
  ['surface', ['text']],
];
const shapes: readonly [shape: string, on: readonly string[]][] = [
  ['focus', [...grounds, 'accent-soft', 'danger-soft']],
  ['border-control', ['page', 'surface']],
];

describe.each(brands.flatMap((brand) => schemes.map((scheme) => [brand, scheme] as const)))(
  'brand %s, %s',
  (brand, scheme) => {
    const colour = coloursOf(brand, scheme);
    it.each(texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))(
      '%s reads on %s',
      (text, ground) => {
        expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(7);
      },
    );
    it.each(shapes.flatMap(([shape, on]) => on.map((ground) => [shape, ground] as const)))(
      '%s is seen on %s',
      (shape, ground) => {
        expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3);
      },
    );
  },
);

/** Returns the colour of a token in a brand and scheme: the brand's own, else the shared one. */
function coloursOf(brand: (typeof brands)[number], scheme: (typeof schemes)[number]): (token: string) => string {
  const own = new RegExp(String.raw`\[data-brand='${brand}'\] \{([^}]*)\}`).exec(css)?.[1] ?? '';
  return (token) => {
    const pair = new RegExp(String.raw`--${token}: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)`);
    const found = pair.exec(own) ?? pair.exec(css);
    const value = found?.[scheme === 'light' ? 1 : 2];
    if (value === undefined) throw new Error(`tokens.css has no colour --${token}`);
    return value;
  };
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
