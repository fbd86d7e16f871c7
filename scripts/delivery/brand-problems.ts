import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSettings } from '../../src/platform/brand-schema';
import { contrastProblems } from './brand-contrast';

/**
 * What the schema does not say of the brands: their contrasts, and the files of their marks. One sentence for each
 * problem, with the field.
 */
export function brandProblems(folder: string, brandSettings: Readonly<Record<string, BrandSettings>>): string[] {
  return Object.entries(brandSettings).flatMap(([name, brand]) =>
    [
      ...contrastProblems(brand),
      ...Object.entries(brand.mark ?? {}).flatMap(([scheme, path]) =>
        markProblems(folder, path).map((problem) => `mark.${scheme} ${problem}`),
      ),
    ].map((problem) => `brandSettings.${name}.${problem}`),
  );
}

/** No browser runs or loads these in a picture, so the mark would lack them. */
const active = /<script|<foreignObject|\son\w+\s*=|\b(?:href|src)\s*=\s*["']?(?!["'#])/i;

function markProblems(folder: string, path: string): string[] {
  const file = join(folder, path);
  if (!existsSync(file)) return [`names a file that is not in the folder: ${file}`];
  if (path.endsWith('.svg') && active.test(readFileSync(file, 'utf8')))
    return [`names an SVG file with a script, a handler or a link: ${file}`];
  return [];
}
