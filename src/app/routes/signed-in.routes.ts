import { withSearch } from '../../lib/navigation/path';
import { paths, SETTINGS_TABS, type SettingsTab } from '../../lib/navigation/paths';
import type { RouteEntry, Screen, ScreenRoute } from './route';

const home: Screen = () => import('../../features/home/HomeScreen');

/** The screens of the account settings tabs. */
const settingsScreens: Readonly<Record<SettingsTab, Screen>> = {
  'switch-clients': () => import('../../features/switch-clients/SwitchClientsScreen'),
  'contact-info': () => import('../../features/contact-info/ContactInfoTab'),
  'change-password': () => import('../../features/change-password/ChangePasswordTab'),
  localization: () => import('../../features/localization/LocalizationScreen'),
  devices: () => import('../../features/devices/DevicesScreen'),
  security: () => import('../../features/security/SecurityTab'),
};

/** Account settings, the product home, and what signed-in users reach from there. */
export const signedInRoutes: readonly RouteEntry[] = [
  { path: '/auth/user', redirect: () => paths.accountSettings({ tab: 'switch-clients' }) },
  ...SETTINGS_TABS.map((tab): ScreenRoute => ({
    path: paths.accountSettings({ tab }),
    guard: 'session',
    title: 'title.accountSettings',
    layout: 'settings',
    screen: settingsScreens[tab],
  })),
  {
    path: '/auth/account-settings/*',
    redirect: ({ search }) => withSearch(paths.accountSettings({ tab: 'switch-clients' }), search),
  },
  {
    path: '/auth/choose-product',
    guard: 'session',
    title: 'title.chooseProduct',
    screen: () => import('../../features/choose-product/ChooseProductScreen'),
  },
  {
    path: '/auth/impersonation',
    guard: 'session',
    title: 'title.impersonation',
    screen: () => import('../../features/impersonation/ImpersonationScreen'),
  },
  {
    path: '/auth/sso-idp-adp/marketplace',
    guard: 'session',
    title: 'title.marketplace',
    screen: () => import('../../features/marketplace/MarketplaceScreen'),
  },
  { path: paths.home.pattern, guard: 'session', title: 'title.home', screen: home, singleSignOn: true },
  { path: paths.defaultHome.pattern, guard: 'session', title: 'title.home', screen: home, singleSignOn: true },
  {
    path: '/authn/landing',
    guard: 'session',
    title: 'title.home',
    screen: () => import('../../features/home/LandingScreen'),
    singleSignOn: true,
  },
];
