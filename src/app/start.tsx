import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readOwnFile } from '../api/own-file';
import { applyHostBrand } from '../lib/brand';
import { CONFIG_URL, ConfigError, parseConfig, setConfig } from '../lib/config';
import { isBuiltIn } from '../lib/i18n';
import { loadStoredLanguage, storedLanguage } from '../lib/language';
import { logClientError } from '../lib/logging';
import { createQueryClient } from '../lib/query-client';
import { App } from './App';
import { bindApi, bindPage } from './bindings';
import { routeOf } from './routes';
import { preload } from './screens';

/** Starts the app in `root`: configuration first, then language and the first screen side by side, then the page. */
export async function start(root: HTMLElement): Promise<void> {
  const entry = routeOf(location.pathname);
  const screen = entry !== undefined && 'screen' in entry ? preload(entry.screen) : undefined;
  const queries = createQueryClient();
  try {
    const config = parseConfig(await readOwnFile(CONFIG_URL));
    setConfig(config);
    bindApi(config, queries);
  } catch (error) {
    return showConfigProblem(root, error);
  }
  bindPage(queries);
  applyHostBrand();
  await Promise.all([screen, loadStoredLanguage()]);
  const app = (
    <BrowserRouter>
      <App queries={queries} />
    </BrowserRouter>
  );
  if (isPrerendered(root)) {
    hydrateRoot(root, app, options);
  } else {
    root.replaceChildren();
    createRoot(root, options).render(app);
  }
  document.documentElement.classList.remove('is-waiting');
}

/** The prerendered form is taken over as it stands where it is what the app would draw: sign-in, in English, in the default brand. */
function isPrerendered(root: HTMLElement): boolean {
  const { classList, dataset } = document.documentElement;
  return root.dataset.prerendered === location.pathname && !classList.contains('is-waiting') && dataset.brand !== 'rebrand' && isBuiltIn(storedLanguage());
}

const options: RootOptions = {
  // The error boundary logs what it catches; React's own report with a stack belongs to the console alone.
  onUncaughtError: (error) => logClientError(error),
};

async function showConfigProblem(root: HTMLElement, error: unknown): Promise<void> {
  const problems = error instanceof ConfigError ? error.problems : [`${CONFIG_URL} could not be read`];
  console.error('Runtime configuration:', ...problems);
  const { ConfigProblem } = await import('./ConfigProblem');
  root.replaceChildren();
  createRoot(root).render(<ConfigProblem problems={problems} />);
  document.documentElement.classList.remove('is-waiting');
}
