import LoginScreen from '../../features/login/LoginScreen';
import { paths } from '../../navigation/paths';
import { setRoutes } from './known-routes';
import type * as Later from './later-routes';
import type { ScreenRoute } from './route';

/** Any other page, until the table of routes has loaded. A table that is lost is shown as a lost screen. */
const anyOther: ScreenRoute = {
  path: '*',
  guard: 'public',
  title: 'shell:loading',
  screen: async () => ({ default: (await loadRoutes()).AnyOther }),
  texts: [],
};

export const firstRoutes: readonly ScreenRoute[] = [
  {
    path: paths.login.pattern,
    guard: 'public',
    title: 'shell:title.login',
    screen: () => Promise.resolve({ default: LoginScreen }),
    texts: [],
    singleSignOn: true,
  },
  anyOther,
];

export async function loadRoutes(): Promise<typeof Later> {
  const later = await import('./later-routes');
  setRoutes([...later.laterRoutes, ...firstRoutes]);
  return later;
}
