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
 * Renders the sign-in page as it first stands: English, default brand, nobody signed in (see
 * docs/decisions/first-paint.md). Run by the build in Node, never in the browser.
 * @param configuration the parsed content of the configuration file that is delivered with the build
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
  if (html.includes('<!--$!-->')) throw new Error('A part of the sign-in page could not be rendered beforehand.');
  return { html, path, shows: fingerprint(config) };
}
