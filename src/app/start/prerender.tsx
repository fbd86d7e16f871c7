import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { parseConfig, setConfig } from '../../config/config';
import { paths } from '../../navigation/paths';
import { createQueryClient } from '../../api/query-client';
import { fingerprint } from '../layout/fingerprint';
import { routeObjects } from '../routes/router';

/** The sign-in page in English, default brand, signed out. The build calls it in Node, never the browser. */
export async function prerenderSignIn(configuration: unknown): Promise<{ html: string; path: string; shows: string }> {
  const config = parseConfig(configuration);
  setConfig(config);
  const path = paths.login();
  const { query, dataRoutes } = createStaticHandler(routeObjects);
  const context = await query(new Request(new URL(path, 'https://prerender.invalid')));
  if (context instanceof Response) throw new Error('The sign-in page answered its prerender with a redirect.');
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </QueryClientProvider>,
  );
  if (html.includes('<!--$!-->')) throw new Error('A part of the sign-in page suspended during the prerender.');
  return { html, path, shows: fingerprint(config) };
}
