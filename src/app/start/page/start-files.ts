export const START_FILES_ID = 'start-files';

/**
 * Class of the document element in a browser that is too old. The start script then does not load the app
 * (old-browser.ts).
 */
export const TOO_OLD = 'is-too-old';

export const BROKEN = 'is-broken';

/** Some browsers do not report the first paint, so the page loads the app after this time anyway, ms. */
export const PAINT_WAIT_MS = 300;

export type OldBrowserTexts = readonly [title: string, message: string, link: string, direction: 'ltr' | 'rtl'];

/**
 * What differs from build to build, in the page but outside of its scripts. So the scripts stay the same, and with them
 * their hashes in the policy: a page of one build works under the server file of another.
 */
export interface StartFiles {
  path: string;
  /** Version and build id, for the report of a failed start. */
  build: string;
  configuration: string;
  /** It runs first. */
  renderer: string;
  entry: string;
  /** URLs of the other modules that every screen needs. */
  modules: readonly string[];
  /** Every screen but sign-in needs it. */
  routes: string;
  oldBrowser: OldBrowserTexts;
  oldBrowserTexts: string;
  /** Until the configuration has loaded. */
  supportedBrowsers: string;
}
