import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { parseConfig, setConfig } from '../../lib/config/config';
import { paths } from '../../lib/navigation/paths';
import { createQueryClient } from '../../lib/query-client';
import { App } from '../App';
import { fingerprint } from '../layout/fingerprint';
import { routeOf } from '../routes/routes';
import { preload } from '../routes/screens';

/**
 * Renders the sign-in page in its initial state: English, default brand, signed out (see
 * docs/decisions/first-paint.md). The build calls it in Node, never the browser.
 * @param configuration the parsed content of the configuration file that is delivered with the build
 * @throws ConfigError for an invalid configuration, and an Error when a part of the page suspends
 */
export async function prerenderSignIn(configuration: unknown): Promise<{ html: string; path: string; shows: string }> {
  const config = parseConfig(configuration);
  setConfig(config);
  const path = paths.login();
  const entry = routeOf(path);
  if (entry !== undefined && 'screen' in entry) await preload(entry.screen);
  const html = renderToString(
    <StaticRouter location={path}>
      <App queries={createQueryClient()} />
    </StaticRouter>,
  );
  if (html.includes('<!--$!-->')) throw new Error('A part of the sign-in page suspended during the prerender.');
  return { html, path, shows: fingerprint(config) };
}
