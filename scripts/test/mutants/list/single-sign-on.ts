import type { Mutant } from '../mutant';

const screen = 'src/features/recovery/SsoLoginScreen.tsx';
const request = 'sign-in/sso-login.spec.ts';

/** Single sign-on, SAML, and the confirmation of a user whom a provider has signed in. */
export const singleSignOn: readonly Mutant[] = [
  {
    name: 'the address stays in the form after it has led to a provider',
    file: screen,
    find: "writeKept(KEPT_EMAIL, '');",
    replace: '',
    test: { file: request, title: 'a success clears the form: Back from the provider finds it empty' },
  },
  {
    name: 'a failing search for a provider says nothing',
    file: screen,
    find: "result?.kind === 'notFound' || (error !== null && !hasNoConnection)",
    replace: "result?.kind === 'notFound'",
    test: { file: request, title: 'no provider, an undiscoverable provider and a failing search show the same' },
  },
  {
    name: 'a provider that users must not find is used',
    file: 'src/features/recovery/sso-login.api.ts',
    find: 'providers.filter(({ isDiscoveryEnabled }) => isDiscoveryEnabled)',
    replace: 'providers',
    test: { file: request, title: 'no provider, an undiscoverable provider and a failing search show the same' },
  },
  {
    name: 'the provider does not learn the target',
    file: screen,
    find: 'withQuery(start, { RelayState: target })',
    replace: 'start',
    test: { file: request, title: 'the target of a single-sign-on user goes to the provider and comes back' },
  },
  {
    name: 'a user who denies being the one of the provider reads of a general failure',
    file: 'src/features/registration/sso-confirmation/SsoConfirmationScreen.tsx',
    find: "showResult('FAILURE_UNAUTHORIZED')",
    replace: "showResult('FAILURE_UNSUPPORTED')",
    test: { file: 'registration/sso-confirmation.spec.ts', title: 'no logs out and sets the result to unauthorized' },
  },
  {
    name: 'a client without SAML settings shows the general failure',
    file: 'src/features/saml-redirect/saml-redirect.errors.ts',
    find: "FAILED_TO_GET_SETTINGS: 'FAILURE_SAML_INCORRECT_APP_ID'",
    replace: "FAILED_TO_GET_SETTINGS: 'FAILURE_UNSUPPORTED'",
    test: {
      file: 'sign-in/saml-redirect.spec.ts',
      title: 'a client without SAML settings for the user ("100") shows the incorrect-app-id state',
    },
  },
];
