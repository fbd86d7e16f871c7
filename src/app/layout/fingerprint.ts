import { COPYRIGHT_FIRST_YEAR } from '../../lib/config/constants';
import type { RuntimeConfig } from '../../lib/config/config';

/**
 * The years of the copyright label: the copyright year range 2000-2024 is replaced by the current year (see
 * docs/product/2-screens.md#footer).
 */
export function copyrightYears(now: Date = new Date()): string {
  return `${COPYRIGHT_FIRST_YEAR}-${now.getFullYear()}`;
}

/**
 * Everything that the prerendered sign-in page shows and that is not known when it is built for good: the app takes the
 * page over only when this is the same as in the environment that it runs in, else it draws it anew.
 */
export function fingerprint(config: RuntimeConfig): string {
  const { privacy, terms, supportedBrowsers } = config.links;
  return JSON.stringify([config.brandNames.default, privacy, terms, supportedBrowsers, copyrightYears()]);
}
