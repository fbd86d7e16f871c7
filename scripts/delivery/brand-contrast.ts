import { readFileSync } from 'node:fs';
import type { BrandSettings } from '../../src/config/brand-schema';

/**
 * Measures the contrasts of a brand by WCAG 2.2. Text needs 7:1 (1.4.6, the enhanced level), on the brand's own
 * colour 4.5:1 (1.4.3); other visible shapes need 3:1 (1.4.11). What a brand leaves out comes from src/ui/tokens.css.
 */

type Brand = Pick<BrandSettings, 'colours'>;

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

interface Pair {
  front: string;
  ground: string;
  least: 3 | 4.5 | 7;
}

const grounds = ['page', 'surface', 'sunken'];
const texts: readonly [text: string, on: readonly string[]][] = [
  ['text', [...grounds, 'accent-soft', 'danger-soft', 'success-soft', 'warning-soft', 'info-soft']],
  ['text-muted', [...grounds, 'accent-soft']],
  ['accent', ['page', 'surface', 'accent-soft']],
  ['accent-strong', ['page', 'surface', 'accent-soft']],
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

const pairsOf = (table: typeof texts, least: Pair['least']): Pair[] =>
  table.flatMap(([front, on]) => on.map((ground) => ({ front, ground, least })));

const pairs: readonly Pair[] = [
  ...pairsOf(texts, 7),
  ...pairsOf([['on-accent', ['brand']]], 4.5),
  ...pairsOf(shapes, 3),
];

/** One sentence for each pair that is too close, with the field of the brand: "colours.light.accent has ...". */
export function contrastProblems(brand: Brand): string[] {
  return schemes.flatMap((scheme) => {
    const colour = coloursOf(brand, scheme);
    return pairs.flatMap(({ front, ground, least }) => {
      const found = contrast(colour(front), colour(ground));
      if (found >= least) return [];
      // The brand names one of the two, or the accent that one of them comes from.
      const isOwn = (token: string) => Object.hasOwn(brand.colours?.[scheme] ?? {}, token);
      const [field, other] =
        isOwn(front) || (front.startsWith('accent') && !isOwn(ground)) ? [front, ground] : [ground, front];
      const source = isOwn(field) ? '' : ' (both from src/ui/tokens.css)';
      // Never rounds up to the limit.
      const shown = Math.floor(found * 100) / 100;
      return [`colours.${scheme}.${field} has a contrast of ${shown}:1 with ${other}, and needs ${least}:1${source}`];
    });
  });
}

/** Returns the colour of a token in a brand and scheme: the brand's own, else one derived from that, else the built-in. */
export function coloursOf({ colours }: Brand, scheme: Scheme): (token: string) => string {
  const own: Readonly<Record<string, string | undefined>> = colours?.[scheme] ?? {};
  const hasColours = schemes.some((one) => Object.keys(colours?.[one] ?? {}).length > 0);
  return function colour(token): string {
    const value = own[token] ?? (hasColours ? derived(token) : undefined) ?? builtIn(scheme, token) ?? derived(token);
    if (value !== undefined) return value;
    throw new Error(`tokens.css has no colour --${token}`);
  };

  function derived(token: string): string | undefined {
    const of = coloursOf({ colours }, scheme);
    const start = String.raw`--${scheme}-${token}(?:, |: )`;
    const [, front, share, ground] = new RegExp(`${start}${MIX}`).exec(tokens) ?? [];
    if (front && share && ground) return mix(of(front), of(ground), Number(share) / 100);
    const [, other] = new RegExp(String.raw`${start}var\(--([\w-]+)\)`).exec(tokens) ?? [];
    return other === undefined ? undefined : of(other);
  }
}

const MIX = String.raw`color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)`;

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

function mix(front: string, ground: string, share: number): string {
  const under = channels(ground);
  const mixed = channels(front).map((value, at) => Math.round(value * share + (under[at] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const tokens = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');

function builtIn(scheme: Scheme, token: string): string | undefined {
  const [light, dark] = ['light', 'dark'].map((one) => `(?:var\\(--${one}-${token}, )?(#[0-9a-f]{6})\\)?`);
  return new RegExp(`--${token}: light-dark\\(${light}, ${dark}\\)`).exec(tokens)?.[scheme === 'light' ? 1 : 2];
}

export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
