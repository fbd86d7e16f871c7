import { withSearch } from '../../navigation/path';
import { paths, SETTINGS_TABS, type SettingsTab } from '../../navigation/paths';
import type { Namespace } from '../../texts/resources';
import type { RouteEntry, ScreenRoute } from './route';

const home = {
  title: 'session:pageTitle.home',
  screen: () => import('../../features/home/HomeScreen'),
  texts: ['session'],
  singleSignOn: true,
} satisfies Omit<ScreenRoute, 'path'>;

const settingsScreens: Readonly<Record<SettingsTab, Pick<ScreenRoute, 'screen' | 'texts'>>> = {
  'switch-clients': {
    screen: () => import('../../features/switch-clients/SwitchClientsScreen'),
    texts: ['results', 'settings'],
  },
  'contact-info': {
    screen: async () => ({ default: (await import('../../features/contact-info/ContactList')).ContactInfoTab }),
    texts: ['contact', 'results'],
  },
  'change-password': {
    screen: () => import('../../features/change-password/ChangePasswordTab'),
    texts: ['fields', 'settings'],
  },
  localization: {
    screen: () => import('../../features/localization/LocalizationScreen'),
    texts: ['fields', 'settings'],
  },
  devices: { screen: () => import('../../features/devices/DevicesScreen'), texts: ['settings'] },
  security: { screen: () => import('../../features/security/SecurityTab'), texts: ['fields', 'security'] },
};

export const signedInRoutes: readonly RouteEntry[] = [
  { path: '/auth/user', redirect: () => paths.accountSettings({ tab: 'switch-clients' }) },
  ...SETTINGS_TABS.map((tab): ScreenRoute => ({
    path: paths.accountSettings({ tab }),
    title: 'settings:title',
    layout: 'settings',
    screen: settingsScreens[tab].screen,
    // The frame of the tabs names the page.
    texts: [...new Set<Namespace>([...settingsScreens[tab].texts, 'settings'])],
  })),
  {
    path: '/auth/account-settings/*',
    redirect: ({ search }) => withSearch(paths.accountSettings({ tab: 'switch-clients' }), search),
  },
  {
    path: paths.chooseProduct.pattern,
    title: 'session:pageTitle.chooseProduct',
    screen: () => import('../../features/choose-product/ChooseProductScreen'),
    texts: ['session'],
  },
  {
    path: '/auth/impersonation',
    title: 'session:pageTitle.impersonation',
    screen: () => import('../../features/impersonation/ImpersonationScreen'),
    texts: ['fields', 'results', 'session'],
  },
  {
    path: '/auth/sso-idp-adp/marketplace',
    title: 'session:pageTitle.marketplace',
    screen: () => import('../../features/marketplace/MarketplaceScreen'),
    texts: ['session'],
  },
  { path: paths.home.pattern, ...home },
  { path: paths.defaultHome.pattern, ...home },
  {
    path: '/authn/landing',
    title: 'session:pageTitle.home',
    screen: () => import('../../features/home/LandingScreen'),
    texts: ['session'],
    singleSignOn: true,
  },
];
