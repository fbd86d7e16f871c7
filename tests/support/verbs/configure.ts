import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { BrandSettings } from '../../../src/config/brand-schema';

/** The parts of the delivered configuration that tests change. */
export interface Config {
  brands: Record<string, string>;
  brandSettings: Record<string, BrandSettings>;
  clientBrand?: string;
}

/** Changes the delivered runtime configuration for the pages of a context. */
export async function configure(context: BrowserContext, change: (config: Config) => Config): Promise<void> {
  const delivered: Config = JSON.parse(readFileSync('public/auth/config.json', 'utf8'));
  await context.route('**/auth/config.json', (route) => route.fulfill({ json: change(delivered) }));
}
