import { COPYRIGHT_FIRST_YEAR } from '../../config/constants';
import { type RuntimeConfig, settingsOf } from '../../config/config';

export function copyrightYears(): string {
  return `${COPYRIGHT_FIRST_YEAR}-${new Date().getFullYear()}`;
}

/**
 * A string of every value on the prerendered sign-in page that can differ between the build and the deployment. The app
 * hydrates the page only when the fingerprints match; otherwise it renders the page again.
 */
export function fingerprint(config: RuntimeConfig): string {
  const { name, mark, links, support } = settingsOf('default', config);
  const { privacy, terms, supportedBrowsers } = { ...config.links, ...links };
  return JSON.stringify([name, mark, privacy, terms, supportedBrowsers, support, copyrightYears()]);
}
