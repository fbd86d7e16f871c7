/** Id of the element that tells the inline scripts of the page what they need, as JSON. */
export const START_FILES_ID = 'start-files';

/**
 * Class of the document element in a browser that is too old. The start script then does not load the app
 * (old-browser.ts).
 */
export const TOO_OLD = 'is-too-old';

/** Class of the document element when the app cannot start. The page then shows its own message (app.css). */
export const BROKEN = 'is-broken';

/**
 * How long the page waits for its first paint before it loads the app anyway, ms. Some browsers do not report the first
 * paint.
 */
export const PAINT_WAIT_MS = 300;

/** Title, message, the text of the link to the supported browsers, and the direction of them all. */
export type OldBrowserTexts = readonly [title: string, message: string, link: string, direction: 'ltr' | 'rtl'];

/**
 * What differs from build to build, in the page but outside of its scripts. So the scripts stay the same, and with them
 * their hashes in the policy: a page of one build works under the server file of another.
 */
export interface StartFiles {
  /** Path that the page was prerendered for. */
  path: string;
  /** Version and build id, for the report of a failed start. */
  build: string;
  /** URL of the runtime configuration. */
  configuration: string;
  /** URL of the module that renders, which runs first. */
  renderer: string;
  /** URL of the entry's module. */
  entry: string;
  /** URLs of the other modules that every screen needs. */
  modules: readonly string[];
  /** The English texts for browsers that are too old. */
  oldBrowser: OldBrowserTexts;
  /** URL of those texts in the other languages: OldBrowserTexts by language. */
  oldBrowserTexts: string;
  /** URL of the page of supported browsers until the configuration has loaded. */
  supportedBrowsers: string;
}
