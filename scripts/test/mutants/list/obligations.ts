import type { Mutant } from '../mutant';

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
      file: 'obligations/legal-agreements.spec.ts',
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
];
