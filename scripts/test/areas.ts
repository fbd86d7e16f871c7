/** The folder of tests/e2e that tests each folder of src/features. */
export const testsOfFeature: Readonly<Record<string, string>> = {
  'add-contact': 'contacts',
  'change-password': 'settings',
  'choose-product': 'pages',
  'contact-info': 'contacts',
  devices: 'settings',
  'email-verification': 'contacts',
  entry: 'pages',
  home: 'pages',
  impersonation: 'settings',
  legal: 'pages',
  'legal-agreements': 'obligations',
  localization: 'settings',
  login: 'sign-in',
  logout: 'sign-in',
  marketplace: 'pages',
  obligations: 'obligations',
  'passkey-offer': 'sign-in',
  recovery: 'recovery',
  registration: 'registration',
  'registration-success': 'registration',
  'saml-redirect': 'sign-in',
  security: 'security',
  'step-up': 'step-up',
  'switch-clients': 'settings',
  'switch-clients-message': 'settings',
  username: 'username',
  'verify-contact-info': 'contacts',
};

/** Code that every capability uses. */
const shared = [
  'src/api/',
  'src/app/',
  'src/lib/',
  'src/ui/',
  'src/main.tsx',
  'mock-server/',
  'openapi/',
  'tests/support/',
];

/**
 * The browser test files and folders that test the changed files, relative to tests/e2e.
 * @param forShared the tests to run when shared code changes
 */
export function specsOf(files: readonly string[], forShared: readonly string[]): string[] {
  const specs = files.flatMap((file) => {
    const [, feature] = /^src\/features\/([^/]+)\//.exec(file) ?? [];
    const [, spec] = /^tests\/e2e\/(.+\.spec\.ts)$/.exec(file) ?? [];
    if (spec) return [spec];
    if (feature) return [`${testsOfFeature[feature] ?? ''}/`];
    return shared.some((folder) => file.startsWith(folder)) ? forShared : [];
  });
  return [...new Set(specs)].sort();
}
