import '../../ui/tokens.css';
import '../../ui/base.css';
import '../layout/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readOwnFile } from '../../api/request/own-file';
import { isApiError } from '../../api/response/api-error';
import { applyHostBrand, applyRememberedBrand, loadMark } from '../../platform/brand';
import { CONFIG_URL, ConfigError, parseConfig, type RuntimeConfig, setConfig } from '../../platform/config';
import { SLOW_START_MS } from '../../platform/constants';
import { keepsCookies, nameSessionExpiryCookie } from '../../platform/cookies';
import { keepIdentifierHere } from '../../forms/identifier';
import { isBuiltIn } from '../../texts/codes';
import { loadStoredLanguage, storedLanguage } from '../../texts/language';
import { loadPart } from '../../texts/part';
import { bindRouter, navigationState } from '../../navigation/navigation';
import { warnOfRefusedTargets } from '../../navigation/redirects';
import { isTranslated } from '../../platform/translated';
import { signedOutReason } from '../../platform/signed-out';
import { BUILD, logClientError } from '../../platform/logging';
import { createQueryClient } from '../../platform/query-client';
import { maybeSignedIn } from '../../session/session';
import { whenIdle } from '../../platform/when-idle';
import { within } from '../../platform/within';
import { bindApi, bindPage } from './bindings';
import { fingerprint } from '../layout/fingerprint';
import type { StartProblemKind } from '../notices/StartProblem';
import { findRoutes, routeObjects } from '../routes/router';

/**
 * The start script hides the page by this class (page/start.ts). Others stay: browsers mark a translated page by one.
 */
const WAITING = 'is-waiting';

export async function start(root: HTMLElement): Promise<void> {
  await shown();
  if (!keepsCookies()) return showProblem(root, 'cookies');
  const router = createBrowserRouter(routeObjects, { patchRoutesOnNavigation: findRoutes });
  bindRouter(router);
  const queries = createQueryClient();
  let config: RuntimeConfig;
  try {
    config = parseConfig(await readOwnFile(CONFIG_URL));
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [`${CONFIG_URL} could not be read`];
    console.error('Runtime configuration:', ...problems);
    if (error instanceof ConfigError) reportConfiguration(error);
    return showProblem(root, isApiError(error) && error.kind === 'network' ? 'unreachable' : 'config', problems);
  }
  setConfig(config);
  nameSessionExpiryCookie(config.sessionExpiryCookie);
  bindApi(config);
  bindPage(queries);
  warnOfRefusedTargets(location.search);
  applyHostBrand();
  if (maybeSignedIn()) applyRememberedBrand();
  // The router already loads the screen, so the texts of the page are known. One request loads them all.
  const ready = Promise.all([firstScreen(router), loadStoredLanguage(), loadMark()]);
  await within(ready, SLOW_START_MS, () => undefined);
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
    startTransition(() => void hydrateRoot(root, app, { ...options, onRecoverableError }));
  } else {
    root.replaceChildren();
    createRoot(root, options).render(app);
  }
  document.documentElement.classList.remove(WAITING);
  // With the library, sign-in would exceed its size limit. So it loads after the first press. The browser buffers the
  // rest.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, observeWebVitals, { once: true });
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

function firstScreen(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
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
      void import('../../platform/web-vitals').then(
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
  void import('./page/failed-start').then(
    ({ reportFailedStart }) => reportFailedStart(error, CONFIG_URL, BUILD),
    () => undefined,
  );
}

async function showProblem(root: HTMLElement, kind: StartProblemKind, problems?: readonly string[]): Promise<void> {
  const { StartProblem } = await loadPart(() => import('../notices/StartProblem'), ['session']);
  keepTypedUsername(root);
  root.replaceChildren();
  createRoot(root).render(<StartProblem kind={kind} problems={problems} />);
  document.documentElement.classList.remove(WAITING);
}
