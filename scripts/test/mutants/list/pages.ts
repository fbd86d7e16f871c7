import type { Mutant } from '../mutant';

const frame = 'src/app/routes/PageFrame.tsx';
const notices = 'src/app/notices/notices.tsx';
const results = 'src/app/notices/ResultPage.tsx';
const settings = 'src/app/layout/SettingsFrame.tsx';

/** The frame of all pages, notices, products and the marketplace, brands, languages, offline. */
export const pages: readonly Mutant[] = [
  {
    name: 'a page that single sign-on does not have leads away without a word',
    file: frame,
    find: "useEffect(() => showToast('NOT_WITH_SINGLE_SIGN_ON'), []);",
    replace: '',
    test: {
      file: 'sign-in/login-entry.spec.ts',
      title: 'a single-sign-on user goes from any page but login and logout to login',
    },
  },
  {
    name: 'the first field has the focus on a touch screen',
    file: 'src/app/routes/FocusOnArrival.tsx',
    find: "if (!matchMedia('(pointer: fine)').matches) return;",
    replace: '',
    test: { file: 'pages/focus-on-load.spec.ts', title: 'on a touch screen no field takes the focus' },
  },
  {
    name: 'an error of a SAML link is not logged',
    file: notices,
    find: "log('error', 'outage.shown', { message: `The link names ${named}` });",
    replace: '',
    test: { file: 'pages/routes.spec.ts', title: '/auth/saml-error logs the error of its query' },
  },
  {
    name: 'a result leads on to an address of any site',
    file: results,
    find: "toRelativePath(result.returnUrl ?? query.get('redirectUrl') ?? query.get('returnUrl'))",
    replace: "result.returnUrl ?? query.get('redirectUrl') ?? query.get('returnUrl') ?? '/'",
    test: { file: 'pages/results.spec.ts', title: 'redirectUrl=https://evil.example/x leads to /authn/landing' },
  },
  {
    name: 'the mobile app gets a link instead of an event',
    file: results,
    find: 'mobileEvent !== undefined && isMobileWebView()',
    replace: 'false',
    test: {
      file: 'pages/results.spec.ts',
      title: 'the continue action sends an event for contact-verify success or error instead of a link',
    },
  },
  {
    name: 'a new password leads on by "Go to login"',
    file: results,
    find: 'SUCCESS_FORGOT_PASS_RESET: true,',
    replace: '',
    test: { file: 'pages/result-kinds.spec.ts', title: 'successes' },
  },
  {
    name: 'the incorrect-app-id page leads to sign-in',
    file: 'src/navigation/result-kinds.ts',
    find: "FAILURE_SAML_INCORRECT_APP_ID: error('landing')",
    replace: "FAILURE_SAML_INCORRECT_APP_ID: error('login')",
    test: { file: 'pages/result-kinds.spec.ts', title: 'failures' },
  },
  {
    name: 'the settings of the other sign-in system show devices',
    file: settings,
    find: "['switch-clients', 'change-password', 'localization']",
    replace: "['switch-clients', 'change-password', 'localization', 'devices']",
    test: {
      file: 'settings/account-settings.spec.ts',
      title: 'users of the other sign-in system see only switch-clients, change-password and localization',
    },
  },
  {
    name: 'another tab of the settings forgets the way back to the client',
    file: settings,
    find: 'paths.accountSettings({ tab, ...uncheckedReturnUrl(search) })',
    replace: 'paths.accountSettings({ tab })',
    test: { file: 'settings/account-settings.spec.ts', title: 'leads back to the client from every tab' },
  },
  {
    name: 'the header of the settings does not name the client',
    file: settings,
    find: '{me.data.clientName !== \'\' && <bdi className="ui-settings__client">{me.data.clientName}</bdi>}',
    replace: '',
    test: { file: 'settings/account-settings.spec.ts', title: 'says for which client the user works' },
  },
  {
    name: 'the tabs stand above the settings at 1024 px',
    file: 'src/ui/route-tabs.css',
    find: '@media (min-width: 1024px) {\n    .ui-tabs {',
    replace: '@media (min-width: 1200px) {\n    .ui-tabs {',
    test: { file: 'settings/account-settings.spec.ts', title: 'from 1024 px on the tabs are a list at the side' },
  },
  {
    name: 'a user of single sign-on is offered the settings',
    file: 'src/features/home/HomeScreen.tsx',
    find: 'check.data?.isSingleSignOn === false;',
    replace: 'check.data?.isSingleSignOn !== undefined;',
    test: { file: 'pages/products.spec.ts', title: 'the home of a single-sign-on user offers no settings' },
  },
  {
    name: 'a link brings no token to its page',
    file: frame,
    find: "if (route.takesToken && token !== null && token !== '') {",
    replace: 'if (false) {',
    test: { file: 'recovery/password-reset.spec.ts', title: 'leads from the mail to the new password, which signs in' },
  },
  {
    name: 'the heading of the next page has no focus',
    file: 'src/app/routes/FocusOnArrival.tsx',
    find: 'heading.focus({ preventScroll: true });',
    replace: '',
    test: { file: 'sign-in/frame.spec.ts', title: 'the frame of the page stays when the user goes on' },
  },
  {
    name: 'a user without this product cannot log out',
    file: notices,
    find: '<NoticePage kind="notFound" status="error" action={toLogout} />',
    replace: '<NoticePage kind="notFound" status="error" action={toLogin} />',
    test: {
      file: 'pages/routes.spec.ts',
      title: '/auth/resource-not-found shows its page, the trace id of the query, and one way on',
    },
  },
  {
    name: 'the marketplace follows a tested endpoint on another site',
    file: 'src/features/marketplace/MarketplaceScreen.tsx',
    find: "if (request.kind === 'testedSso') return checkedTarget(request.endpoint);",
    replace: "if (request.kind === 'testedSso') return request.endpoint as never;",
    test: { file: 'pages/products.spec.ts', title: 'a tested endpoint on another origin ends in a clear page' },
  },
  {
    name: 'a sign-out keeps the brand of the client',
    file: 'src/session/sign-out.ts',
    find: 'applyHostBrand();',
    replace: '',
    test: {
      file: 'pages/brand.spec.ts',
      title: 'a rebranded client shows its users the second brand on every page, and sign-out',
    },
  },
  {
    name: 'a refused offer of a language comes again',
    file: 'src/app/overlays/LanguageOffer.tsx',
    find: 'void chooseLanguage(language);',
    replace: 'if (language === code) void chooseLanguage(language);',
    test: { file: 'sign-in/language-offer.spec.ts', title: 'is not asked again after a refusal' },
  },
  {
    name: 'the link to the top of the terms leaves the focus',
    file: 'src/features/legal/LegalScreen.tsx',
    find: 'href={`#${TOP}`}',
    replace: 'href="#"',
    test: { file: 'pages/terms.spec.ts', title: 'leads from a topic far down back to the top, by keyboard too' },
  },
  {
    name: 'in forced colours a field with an error looks like the others',
    file: 'src/ui/field.css',
    find: 'border-width: 2px;',
    replace: '',
    test: { file: 'pages/forced-colors.spec.ts', title: 'a field with an error has a wider edge than the others' },
  },
  {
    name: 'in forced colours a button that waits looks ready',
    file: 'src/ui/button.css',
    find: '@media (forced-colors: none) {',
    replace: '@media all {',
    test: { file: 'pages/forced-colors.spec.ts', title: 'a button that waits has the edge of a disabled one' },
  },
];
