import type { Mutant } from '../mutant';

export const registration: readonly Mutant[] = [
  {
    name: 'a missing phone number is sent as an empty text',
    file: 'src/features/registration/create-account/PersonalInfoStep.tsx',
    find: "typed.phone.trim() === '' ? null :",
    replace: "typed.phone.trim() === '' ? '' :",
    test: { file: 'registration/create-account.spec.ts', title: 'accepts pasted and filled values' },
  },
  {
    name: 'the default message of a field says nothing',
    file: 'locales/en/fields.json',
    find: '"required": "This field is required"',
    replace: '"required": "Missing"',
    test: { file: 'recovery/forgot-password.spec.ts', title: 'enables Submit only for an e-mail address' },
  },
  {
    name: 'the box of the terms does not name the privacy policy',
    file: 'locales/en/fields.json',
    find: 'I accept the Terms of Service and the Privacy Policy.',
    replace: 'I accept the Terms of Service.',
    test: {
      file: 'registration/create-account-account-info.spec.ts',
      title: 'shows the terms as accepted, and needs them',
    },
  },
  {
    name: 'a linked account leads to the settings',
    file: 'src/features/registration/account-linking/AccountLinkingScreen.tsx',
    find: "onSuccess: () => goTo(configuredTarget('home')",
    replace: "onSuccess: () => goTo(paths.accountSettings({ tab: 'devices' })",
    test: { file: 'registration/account-linking.spec.ts', title: 'greets the user, shows the company' },
  },
];
