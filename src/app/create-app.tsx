import '../ui/tokens.css';
import '../ui/base.css';
import './layout/app.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readOwnFile } from '../api/request/own-file';
import { isApiError } from '../api/response/api-error';
import { applyHostBrand, applyRememberedBrand, loadMark } from '../session/brand';
import { CONFIG_URL, ConfigError, parseConfig, type RuntimeConfig, setConfig } from '../config/config';
import { SLOW_START_MS } from '../config/constants';
import { keepsCookies, nameSessionExpiryCookie } from '../platform/cookies';
import { keepIdentifierHere } from '../forms/kept-input/identifier';
import { isBuiltIn } from '../texts/codes';
import { loadStoredLanguage, storedLanguage } from '../texts/language';
import { loadPart } from '../texts/part';
import { type Environment, navigationState, setEnvironment, setRouter } from '../navigation/navigation';
import { warnOfRefusedTargets } from '../navigation/redirects';
import { setDialogLoader } from '../forms/dialogs';
import { clearAnnouncements } from '../ui/announce';
import { dropTexts } from '../texts/i18n';
import { endApp, whileAppLives } from '../lifetime';
import { loadDialogAhead } from './overlays/Overlays';
import { isTranslated } from '../platform/translated';
import { signedOutReason } from '../navigation/signed-out';
import { BUILD, logClientError } from '../api/logging';
import { createQueryClient } from '../api/query-client';
import { maybeSignedIn } from '../session/session';
import { whenIdle } from '../platform/when-idle';
import { within } from '../platform/within';
import { connectServices, listenToPage } from './start/connect';
import { fingerprint } from './layout/fingerprint';
import type { StartProblemKind } from './notices/StartProblem';
import { findRoutes, keepEntryPath, routeObjects } from './routes/router';

/**
 * The start script hides the page by this class (page/start.ts). Others stay: browsers mark a translated page by one.
 */
const WAITING = 'is-waiting';

type Router = ReturnType<typeof createBrowserRouter>;

export interface App {
  /** Shows the app in `root`, or the page that says why it cannot start. Resolves once React has it. */
  readonly show: (root: HTMLElement) => Promise<void>;
  /** Takes the app out of the page, with its listeners and what it kept. Stored values and the address stay. */
  readonly dispose: () => void;
}

/**
 * Puts an app together for this window. One app lives at a time: dispose it before the next (src/lifetime.ts).
 * @param changes what replaces a part of the window, for a test
 */
export function createApp(changes: Partial<Environment> = {}): App {
  setEnvironment(changes);
  setDialogLoader(loadDialogAhead);
  mendQuery();
  keepEntryPath();
  const queries = createQueryClient();
  const router = createBrowserRouter(routeObjects, { patchRoutesOnNavigation: findRoutes });
  setRouter(router);
  const roots: Root[] = [];
  return {
    show: (root) => showIn(root, router, queries, (made) => roots.push(made)),
    dispose() {
      for (const root of roots) root.unmount();
      router.dispose();
      queries.clear();
      clearAnnouncements();
      dropTexts();
      endApp();
    },
  };
}

/** Some mail programs write the "&" of a link as "&amp;", and all names behind it would be wrong. */
function mendQuery(): void {
  const { pathname, search, hash } = location;
  if (search.includes('&amp;'))
    history.replaceState(history.state, '', pathname + search.replaceAll('&amp;', '&') + hash);
}

type KeepRoot = (made: Root) => void;

async function showIn(root: HTMLElement, router: Router, queries: QueryClient, keep: KeepRoot): Promise<void> {
  await shown();
  if (!keepsCookies()) return showProblem(root, keep, 'cookies');
  let config: RuntimeConfig;
  try {
    config = parseConfig(await readOwnFile(CONFIG_URL));
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [`${CONFIG_URL} could not be read`];
    console.error('Runtime configuration:', ...problems);
    if (error instanceof ConfigError) reportConfiguration(error);
    return showProblem(root, keep, isApiError(error) && error.kind === 'network' ? 'unreachable' : 'config', problems);
  }
  setConfig(config);
  nameSessionExpiryCookie(config.sessionExpiryCookie);
  connectServices(config);
  listenToPage(queries);
  warnOfRefusedTargets(location.search);
  applyHostBrand();
  if (maybeSignedIn()) applyRememberedBrand();
  // The router already loads the screen, so the texts of the page are known. One request loads them all.
  const ready = Promise.all([firstScreen(router), loadStoredLanguage(), loadMark()]);
  await within(ready, SLOW_START_MS, () => undefined);
  render(root, config, router, queries, keep);
  document.documentElement.classList.remove(WAITING);
  // With the library, sign-in would exceed its size limit. So it loads after the first press. The browser buffers the
  // rest.
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, observeWebVitals, { once: true, signal: whileAppLives() });
}

function render(root: HTMLElement, config: RuntimeConfig, router: Router, queries: QueryClient, keep: KeepRoot): void {
  // Renders a navigation without a transition: nothing suspends in it, and a transition would only delay it.
  const app = (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} useTransitions={false} onError={logClientError} />
    </QueryClientProvider>
  );
  keepTypedUsername(root);
  if (router.state.initialized && isPrerendered(root, config)) {
    // React makes the elements of a translated page again.
    const onRecoverableError = (error: unknown) => void (isTranslated() || reportError(error));
    // In a transition, React takes over the form in small steps and answers a key between them.
    startTransition(() => keep(hydrateRoot(root, app, { ...options, onRecoverableError })));
    return;
  }
  root.replaceChildren();
  const made = createRoot(root, options);
  made.render(app);
  keep(made);
}

/**
 * A page that the browser prerenders may never be opened, and some pages act as they start: log-out, a code that is sent.
 */
function shown(): Promise<unknown> | undefined {
  if (!('prerendering' in document && document.prerendering)) return undefined;
  return new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

/** Keeps the username, because React may draw the form again, and "Try again" on an error page loads the page again. */
function keepTypedUsername(root: HTMLElement): void {
  const username = root.querySelector<HTMLInputElement>('input[name="username"]')?.value;
  if (username) keepIdentifierHere(username);
}

function firstScreen(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * Whether the app can hydrate `root`, because it would render the same: signed out without a reason, English, default
 * brand.
 */
function isPrerendered(root: HTMLElement, config: RuntimeConfig): boolean {
  const { classList, dataset } = document.documentElement;
  const isSamePage = root.dataset.prerendered === location.pathname && root.dataset.shows === fingerprint(config);
  const isPlain =
    !classList.contains(WAITING) && dataset.brand === 'default' && signedOutReason(navigationState()) === undefined;
  return isSamePage && isPlain && isBuiltIn(storedLanguage());
}

function observeWebVitals(): void {
  // Measuring is optional, so a failed load is ignored.
  whenIdle(
    () =>
      void import('./start/web-vitals').then(
        (vitals) => vitals.observeWebVitals(),
        () => undefined,
      ),
  );
}

const options: RootOptions = {
  // The router logs the errors that its routes catch. React's own report with a stack goes only to the console.
  onUncaughtError: (error) => logClientError(error),
};

/** Without a configuration, the log has no destination yet. */
function reportConfiguration(error: ConfigError): void {
  void import('./start/page/failed-start').then(
    ({ reportFailedStart }) => reportFailedStart(error, CONFIG_URL, BUILD),
    () => undefined,
  );
}

async function showProblem(
  root: HTMLElement,
  keep: KeepRoot,
  kind: StartProblemKind,
  problems?: readonly string[],
): Promise<void> {
  const { StartProblem } = await loadPart(() => import('./notices/StartProblem'), ['session']);
  keepTypedUsername(root);
  root.replaceChildren();
  const made = createRoot(root);
  made.render(<StartProblem kind={kind} problems={problems} />);
  document.documentElement.classList.remove(WAITING);
  keep(made);
}
