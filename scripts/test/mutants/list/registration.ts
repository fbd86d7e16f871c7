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
  {
    name: 'a duplicate address offers no mail to reset the password',
    file: `${steps}/PersonalInfoStep.tsx`,
    find: "{problem === 'taken' && <DuplicateEmail key={address} address={address} />}",
    replace: '',
    test: {
      file: 'registration/create-account-personal-info.spec.ts',
      title: 'offers to send a reset-password e-mail for a duplicate address',
    },
  },
  {
    name: 'a reload of the last step does not say why the code is asked again',
    file: `${steps}/VerifyEmailStep.tsx`,
    find: '{isReloaded && failure === null && <Banner tone="info">{t(\'verifyEmail.reloaded\')}</Banner>}',
    replace: '',
    test: { file: accountInfo, title: 'asks for the code once more after a reload, and keeps the username' },
  },
  {
    name: 'a taken username is sent all the same',
    file: 'src/features/registration/CredentialsForm.tsx',
    find: "if (isTaken) setFocus('username');\n    else if",
    replace: 'if',
    test: {
      file: 'registration/create-credential.spec.ts',
      title: 'shows a taken username when the field loses focus, and at the submit',
    },
  },
  {
    name: 'a declined invitation does not name the company',
    file: 'src/features/registration/account-linking/AccountLinkingScreen.tsx',
    find: 'replace: true, state: { companyName: company }',
    replace: 'replace: true',
    test: { file: linking, title: 'asks before it declines; then the invitation ends and the page names the company' },
  },
  {
    name: '"Not you?" leads away from the invitation',
    file: 'src/features/registration/account-linking/AccountLinkingScreen.tsx',
    find: 'state={{ afterLogout: invitationPaths(token, search).userConfirmation() }}',
    replace: '',
    test: { file: linking, title: 'logs out and returns to the first page of the invitation at "not you"' },
  },
  {
    name: 'a locked date of birth opens by a reload',
    file: 'src/features/registration/user-confirmation/DateOfBirthCheck.tsx',
    find: 'writeKept(LOCKED_UNTIL, { of: associate.associateId, until: event.until });',
    replace: '',
    test: {
      file: 'registration/date-of-birth.spec.ts',
      title: 'locks after five wrong dates, also after a reload, and opens by itself',
    },
  },
  {
    name: 'the store of an iPhone opens on Android',
    file: 'src/features/registration-success/RegistrationSuccessScreen.tsx',
    find: "device === 'ios' ? mobileApp.iosStoreUrl : mobileApp.androidStoreUrl",
    replace: 'mobileApp.iosStoreUrl',
    test: {
      file: 'registration/registration-success.spec.ts',
      title: 'on android the page offers the app, its store, and the desktop site',
    },
  },
  {
    name: 'a used link that creates an account reads as a general failure',
    file: `${steps}/create-account.api.ts`,
    find: "TOKEN_EXECUTE_FAILURE: 'FAILURE_LINK'",
    replace: "TOKEN_EXECUTE_FAILURE: 'FAILURE_UNSUPPORTED'",
    test: { file: `${steps}/create-account.api.test.ts`, title: 'leads to the link failure for TOKEN_EXECUTE_FAILURE' },
  },
  {
    name: 'a token of two dots is sent',
    file: 'src/navigation/route-token.ts',
    find: '(?!\\.{1,2}$)',
    replace: '',
    test: { file: 'src/features/registration/invitation.test.ts', title: 'the text of a token' },
  },
  {
    name: 'sign-in names no company to which it links an account',
    file: 'src/features/registration/user-confirmation/TwoCards.tsx',
    find: "{ ...signedOutState('linking'), company }",
    replace: "signedOutState('linking')",
    test: { file: 'registration/user-confirmation.spec.ts', title: 'reads at sign-in that the account will be linked' },
  },
  {
    name: 'the phone number has no row with its country',
    file: 'src/forms/phone-field.css',
    find: '  .phone-field {\n    display: grid;',
    replace: '  .phone-field {\n    display: block;',
    test: {
      file: 'registration/create-account-personal-info.spec.ts',
      title: 'has country code and phone number in one row',
    },
  },
];
