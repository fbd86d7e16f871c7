import type { Mutant } from '../mutant';

const agreements = 'src/features/legal-agreements/LegalAgreementsScreen.tsx';
const agree = 'obligations/legal-agreements.spec.ts';
const basic = 'src/features/obligations/BasicCredentials.tsx';
const force = 'src/features/obligations/ForceBasicCredentials.tsx';
const credentials = 'obligations/obligations-credentials.spec.ts';

export const obligations: readonly Mutant[] = [
  {
    name: 'the password obligation has the title of the settings',
    file: 'src/features/change-password/ChangePasswordObligation.tsx',
    find: "t('obligation.title')",
    replace: "t('settings.title')",
    test: {
      file: 'settings/change-password.spec.ts',
      title: 'says on the obligation page that another password is needed',
    },
  },
  {
    name: 'the password obligation has the subtitle of the settings',
    file: 'src/features/change-password/ChangePasswordObligation.tsx',
    find: "t('obligation.subtitle')",
    replace: "t('settings.subtitle')",
    test: {
      file: 'settings/change-password.spec.ts',
      title: 'says on the obligation page that another password is needed',
    },
  },
  {
    name: 'the date of an agreement begins with the day',
    file: 'src/features/legal-agreements/agreement-keys.ts',
    find: "new Intl.DateTimeFormat('en-US', { timeZone, year",
    replace: "new Intl.DateTimeFormat('en-GB', { timeZone, year",
    test: {
      file: agree,
      title: 'each agreement shows its display name and its date as MM/DD/YYYY',
    },
  },
  {
    name: 'a successful check of obligations answers one',
    file: 'src/features/login/login.api.ts',
    find: '(obligationsQuery.queryKey, null);\n    return undefined;',
    replace:
      "(obligationsQuery.queryKey, null);\n    return { kind: 'command', command: 'reviewContactInfo', isLoginObligation: true };",
    test: { file: 'sign-in/login.spec.ts', title: 'works by keyboard alone: Enter, Enter' },
  },
  {
    name: 'the acceptance of an agreement does not carry its version',
    file: agreements,
    find: 'agreements.map(({ agreementName, version }) => ({ agreementName, version }))',
    replace: "agreements.map(({ agreementName }) => ({ agreementName, version: '1.0' }))",
    test: {
      file: agree,
      title: 'each agreement shows its display name and its date as MM/DD/YYYY, and agreeing sends its version',
    },
  },
  {
    name: 'an agreement without the tick loses the focus',
    file: agreements,
    find: "if (!accepted) focusById('acknowledgement');\n    else if",
    replace: 'if (!accepted) return;\n    if',
    test: { file: agree, title: 'agreeing with the box unticked shows the message and sends no request' },
  },
  {
    name: 'created basic credentials are not confirmed',
    file: basic,
    find: "showToast('CREATED_BASIC_CREDENTIALS');",
    replace: '',
    test: { file: credentials, title: 'stops basil after single sign-on, confirms his new credentials' },
  },
  {
    name: 'the username of the forced login can be changed',
    file: force,
    find: "readOnly={me.isPending || known !== ''}",
    replace: '',
    test: { file: credentials, title: 'is for the signed-in user alone: the username is fixed' },
  },
  {
    name: 'the forced login keeps no regional settings',
    file: force,
    find: 'beginSession(response.personalSettings);',
    replace: 'beginSession(undefined);',
    test: { file: credentials, title: 'is a whole login: it keeps the regional settings' },
  },
  {
    name: 'the forced login goes without the captcha that it needs',
    file: force,
    find: "isApiError(error, 'RECAPTCHA_RESPONSE_TOKEN_MISSING')",
    replace: 'false',
    test: { file: credentials, title: 'sends a user who needs a captcha to sign-in and keeps the way back' },
  },
  {
    name: 'an obligation page of no obligation can be used',
    file: 'src/features/change-password/ChangePasswordObligation.tsx',
    find: '<WhenAsked asked={asked}>',
    replace: "<WhenAsked asked={{ ...asked, step: 'asked' }}>",
    test: {
      file: 'obligations/obligations-unknown.spec.ts',
      title: '/auth/change-password without that obligation says that nothing is asked',
    },
  },
  {
    name: 'a user of single sign-on keeps the session after the review of the username',
    file: 'src/features/username/use-done.ts',
    find: 'if (check?.isSingleSignOn === true) goTo(withSearch(paths.logout(), search));\n    else ',
    replace: '',
    test: {
      file: 'username/username-review.spec.ts',
      title: 'go to /auth/logout with the query string kept, and so to their own sign-in',
    },
  },
  {
    name: 'a typed address leads past an obligation',
    file: 'src/app/routes/SessionRequired.tsx',
    find: 'isGated: route.meetsObligation !== true,',
    replace: 'isGated: false,',
    test: { file: 'obligations/obligations.spec.ts', title: 'pat, stopped at /auth/change-password, cannot bypass it' },
  },
  {
    name: 'forced SAML follows a client of two dots',
    file: 'src/features/obligations/ForceSaml.tsx',
    find: '/^(?!\\.{1,2}$)[A-Za-z0-9._:@+~-]{1,128}$/',
    replace: '/^[A-Za-z0-9._:@+~-]{1,128}$/',
    test: { file: 'obligations/obligations-unknown.spec.ts', title: 'force SAML of no client shows a clear page' },
  },
  {
    name: 'an agreement can be named by a path',
    file: 'src/features/legal-agreements/agreement-keys.ts',
    find: '[A-Za-z0-9._-]{1,100}',
    replace: '[A-Za-z0-9._/-]{1,100}',
    test: { file: 'src/features/legal-agreements/agreement-keys.test.ts', title: 'refuses a path' },
  },
];
