import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BrandSettings } from '../../src/config/brand-schema';
import { coloursOf } from './brand-contrast';
import { deliverySchema } from './config-schema';
import { requireValidConfiguration, sampleFile } from './configuration';

/** What the front server tells the page of its brand (`brandEntryOf`). */
export interface HostBrands {
  /** By host name, without a port. */
  entries: ReadonlyMap<string, string>;
  /** For every other host: empty when its brand is the one that the build has painted into the page. */
  others: string;
}

/**
 * The page waits for the app where its brand is not the one that the build has painted into it, which is `default` of
 * the sample.
 * @throws CliError when the configuration of the folder is wrong: the names become a part of nginx.conf
 */
export function hostBrandsOf(folder: string): HostBrands {
  const { brands, brandSettings } = requireValidConfiguration(folder);
  const entryOf = (name: string): string => {
    const settings = brandSettings[name];
    if (settings === undefined || (name === 'default' && isPainted(folder, settings))) return '';
    return brandEntryOf(name, settings);
  };
  const entries = new Map<string, string>();
  // nginx looks up the host without its port.
  for (const [host, name] of Object.entries(brands))
    entries.set(host.toLowerCase().replace(/:\d+$/, ''), entryOf(name));
  return { entries, others: entryOf('default') };
}

/** The prerendered form names the brand, and shows its look. Links look the same wherever they lead. */
function isPainted(folder: string, settings: BrandSettings): boolean {
  const file = join(folder, sampleFile);
  if (!existsSync(file)) return false;
  const painted = deliverySchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.brandSettings.default;
  return painted !== undefined && isDeepStrictEqual(lookOf(settings), lookOf(painted));
}

function lookOf({ name, mark, colours, radius }: BrandSettings) {
  return { name, mark, colours, radius };
}

/**
 * An entry of Server-Timing, named `brand`. Its description is what the page shows before it has read the
 * configuration: the name of the brand, the colours of the page in both schemes, and the icon of the tab.
 */
export function brandEntryOf(name: string, settings: BrandSettings): string {
  const pages = [coloursOf(settings, 'light')('page'), coloursOf(settings, 'dark')('page')];
  return `brand;desc="${[name, ...pages, settings.mark?.light ?? '/auth/favicon.svg'].join(' ')}"`;
}
