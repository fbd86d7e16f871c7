import type { Mutant } from '../mutant';

const steps = 'src/features/registration/create-account';
const accountInfo = 'registration/create-account-account-info.spec.ts';
const verifyEmail = 'registration/create-account-verify-email.spec.ts';
const linking = 'registration/account-linking.spec.ts';

export const registration: readonly Mutant[] = [
  {
    name: 'a missing phone number is sent as an empty text',
    file: `${steps}/PersonalInfoStep.tsx`,
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
      file: accountInfo,
      title: 'shows the terms as accepted, and needs them',
    },
  },
  {
    name: 'a linked account leads to the settings',
    file: 'src/features/registration/account-linking/AccountLinkingScreen.tsx',
    find: "onSuccess: () => goTo(configuredTarget('home')",
    replace: "onSuccess: () => goTo(paths.accountSettings({ tab: 'devices' })",
    test: { file: linking, title: 'greets the user, shows the company' },
  },
  {
    name: 'a new account does not carry the acceptance of the terms',
    file: `${steps}/create-account.api.ts`,
    find: 'termsAndConditionsChecked: true,',
    replace: '',
    test: {
      file: 'registration/create-account.spec.ts',
      title: 'makes an account that can log in from personal info, verify e-mail and account info',
    },
  },
  {
    name: 'a new account leads to sign-in without the username',
    file: `${steps}/CreateAccountScreen.tsx`,
    find: 'state: identifier === undefined ? undefined : { identifier },',
    replace: '',
    test: { file: 'registration/create-account.spec.ts', title: 'ends at a link that says Log in' },
  },
  {
    name: 'the partner keyword does not change the end',
    file: `${steps}/create-account.target.ts`,
    find: 'redirectUrl.toLowerCase().includes(partnerKeyword.toLowerCase())',
    replace: 'redirectUrl.startsWith(partnerKeyword)',
    test: {
      file: 'registration/create-account.spec.ts',
      title: 'ends at the create-credential success notification when the redirect URL contains the partner keyword',
    },
  },
  {
    name: 'a second code is not confirmed',
    file: `${steps}/VerifyEmailStep.tsx`,
    find: "showToast('CODE_SENT');",
    replace: '',
    test: { file: verifyEmail, title: 'says where the code went and until when it counts' },
  },
  {
    name: 'browsers fill the given name into the family name',
    file: `${steps}/PersonalInfoStep.tsx`,
    find: "firstName: 'given-name', lastName: 'family-name'",
    replace: "firstName: 'family-name', lastName: 'family-name'",
    test: {
      file: 'registration/create-account-personal-info.spec.ts',
      title: 'orders the fields of the name by language, and keeps what the user typed',
    },
  },
];
