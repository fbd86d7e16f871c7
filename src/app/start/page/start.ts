import type { STORAGE } from '../../../platform/storage';
import { reportFailedStart } from './failed-start';
import { BROKEN, PAINT_WAIT_MS, START_FILES_ID, type StartFiles, TOO_OLD } from './start-files';

/**
 * The inline script of the delivered page. It hides the prerendered form before paint and loads the app at once in five
 * cases:
 * - another path than the prerendered one
 * - a host of another brand than the prerendered one, which the front server names in Server-Timing
 * - a remembered username
 * - a readable cookie of a possible session
 * - another language than English
 *
 * The app then shows the page again. In any other case the script loads the app after the first paint of content; a
 * busy browser may paint the bare background before. On a slow line the form then need not share the line with the app.
 * With a warm cache no script runs before the form.
 *
 * When the app does not load, the page shows an error instead of staying blank, and the log gets one entry. In a
 * browser that is too old this script does nothing, because another script has drawn a page there (old-browser.ts).
 */

const page = document.documentElement;
const filesText = document.getElementById(START_FILES_ID)?.textContent ?? '';
const files: StartFiles = JSON.parse(filesText);
let isLoading = false;

// Without this mark the page says after 10 s that it could not be loaded (app.css).
page.dataset.started = '';
if (page.className !== TOO_OLD) start();

function start(): void {
  // Some browsers restore an enabled button after a reload. Its press must not send the form before the app has started.
  addEventListener('submit', (event) => event.preventDefault());
  addEventListener('keydown', keepEnter);
  addEventListener('input', () => delete page.dataset.entered);
  addEventListener('DOMContentLoaded', useStylesOfFiles);
  // The title of the delivered page is that of sign-in. A screen reader says the title of a page that has loaded.
  if (location.pathname !== files.path) document.title = location.hostname;
  if (location.pathname.includes('/account-settings')) page.dataset.layout = 'settings';
  const brand = otherBrand();
  if (brand !== undefined) wear(brand);
  if (
    brand !== undefined ||
    location.pathname !== files.path ||
    isUsernameRemembered() ||
    needsAnotherPage(document.cookie)
  ) {
    page.className = 'is-waiting';
    load();
    return;
  }
  setTimeout(load, PAINT_WAIT_MS);
  try {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) load();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    load();
  }
}

/**
 * Enter does nothing in a form whose button is disabled. So one on a filled username is kept: the form looks busy, and
 * the app sends it (LoginForm.tsx). A change of the username takes it back.
 */
function keepEnter({ key, isComposing, target }: KeyboardEvent): void {
  const isTyped = target instanceof HTMLInputElement && target.name === 'username' && target.value.trim() !== '';
  if (key === 'Enter' && !isComposing && isTyped && target.closest('[data-prerendered]')) page.dataset.entered = '';
}

/** Where the policy of another build refuses the inline styles, the same styles come as files. */
function useStylesOfFiles(): void {
  const inline = document.querySelector('style');
  if (inline === null || inline.sheet !== null) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false;
}

/** What `brandEntryOf` of scripts/delivery/host-brands.ts writes. */
function otherBrand(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  // Safari has `serverTiming` since 16.4.
  if (!(entry instanceof PerformanceNavigationTiming) || !('serverTiming' in entry)) return undefined;
  return entry.serverTiming.find(({ name }) => name === 'brand')?.description;
}

/**
 * The empty page and its tab already have the look of the brand. The configuration has the rest. The server file of an
 * earlier release gives the name alone.
 */
function wear(brand: string): void {
  const [name, light = '', dark = '', icon] = brand.split(' ');
  page.dataset.brand = name;
  page.style.setProperty('--light-page', light);
  page.style.setProperty('--dark-page', dark);
  if (icon !== undefined) document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
}

function isUsernameRemembered(): boolean {
  // The table of storage would add its rules to this script. So the script imports only its type.
  const key: (typeof STORAGE)['rememberedUsername']['name'] = 'remembered-username';
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function needsAnotherPage(cookies: string): boolean {
  return /(^|; )(session-expiry|sso-session)=/.test(cookies) || /(^|; )user-language=(?!en(-US)?(;|$))/.test(cookies);
}

function load(): void {
  if (isLoading) return;
  isLoading = true;
  preload('preload', files.configuration, 'fetch');
  for (const module of [files.entry, ...files.modules]) preload('modulepreload', module);
  if (location.pathname !== files.path) preload('modulepreload', files.routes);
  // The entry breaks the page by this class when its start fails (src/main.tsx).
  addEventListener('unhandledrejection', ({ reason }) => void (page.className === BROKEN && report(reason)));
  run().catch((error: unknown) => {
    page.className = BROKEN;
    report(error);
  });
}

function report(error: unknown): void {
  reportFailedStart(error, files.configuration, files.build);
}

/**
 * Runs the renderer before the rest of the app, in a task of its own. The browser then soon handles a press in between.
 * The app starts when the whole page is there. On a slow line, scripts from the cache come first, and the app would not
 * find the element that it renders into.
 */
async function run(): Promise<void> {
  await import(/* @vite-ignore */ files.renderer);
  await new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  await import(/* @vite-ignore */ files.entry);
}

function preload(rel: 'preload' | 'modulepreload', href: string, as?: 'fetch'): void {
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  if (as !== undefined) link.as = as;
  document.head.append(link);
}
