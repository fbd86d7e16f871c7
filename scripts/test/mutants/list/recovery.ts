import type { Mutant } from '../mutant';

const forgotten = 'recovery/forgot-password.spec.ts';
const links = 'recovery/password-reset-links.spec.ts';
const requests = 'recovery/recovery-requests.spec.ts';
const results = 'locales/en/results.json';

export const recovery: readonly Mutant[] = [
  {
    name: 'the page of a requested reset promises the username',
    file: results,
    find: 'we’ll send you a link to reset your password.',
    replace: 'we’ll send you your username.',
    test: { file: forgotten, title: 'shows SUCCESS_FORGOT_PASS_REQUEST and sends a mail' },
  },
  {
    name: 'the page of a failed reset leads to sign-in',
    file: 'src/navigation/result-kinds.ts',
    find: "FAILURE_LINK_RESET_PASS: error('forgotPassword')",
    replace: "FAILURE_LINK_RESET_PASS: error('login')",
    test: { file: links, title: 'that is expired shows the link-failure page, which leads to a new request' },
  },
  {
    name: 'too many requests count as a general failure',
    file: 'src/features/recovery/recovery.api.ts',
    find: "TOO_MANY_ATTEMPTS: 'FAILURE_RECOVER_ATTEMPT'",
    replace: "TOO_MANY_ATTEMPTS: 'FAILURE_UNSUPPORTED'",
    test: { file: forgotten, title: 'too many attempts shows FAILURE_RECOVER_ATTEMPT' },
  },
  {
    name: 'the address of a request is lost by a reload',
    file: 'src/features/recovery/EmailForm.tsx',
    find: 'keep(value);',
    replace: '',
    test: { file: forgotten, title: 'keeps what the user typed over a reload, and over Back and Forward' },
  },
  {
    name: 'the forgotten username asks for a password',
    file: 'src/features/recovery/recovery.api.ts',
    find: "orchestrator.POST('/credentials/forgotUsername'",
    replace: "orchestrator.POST('/credentials/forgot'",
    test: { file: requests, title: 'forgot username works by keyboard alone: address, Enter, result, Enter, login' },
  },
  {
    name: 'a reload makes the wait for the next mail longer',
    file: 'src/features/recovery/CheckEmail.tsx',
    find: 'timeOf(readKept(KEPT_FROM)) ?? resendFrom()',
    replace: 'resendFrom()',
    test: {
      file: requests,
      title: 'a form that asks only for an e-mail address a reload does not make the wait for another email longer',
    },
  },
  {
    name: 'one form of recovery does not take the address to the other',
    file: 'src/features/recovery/EmailForm.tsx',
    find: 'state={{ identifier, kept: { [KEPT_EMAIL]: email } }}',
    replace: 'state={{ identifier }}',
    test: {
      file: 'recovery/recovery-identifier.spec.ts',
      title: 'each form leads to the other one, with the typed address, the target and the way back',
    },
  },
  {
    name: 'the username does not come back from recovery to sign-in',
    file: 'src/features/recovery/EmailForm.tsx',
    find: "state={identifier === '' ? undefined : { identifier }}",
    replace: '',
    test: {
      file: 'recovery/recovery-identifier.spec.ts',
      title: 'an e-mail address fills the field, and comes back to login unchanged',
    },
  },
  {
    name: 'the new password does not hand the username on to sign-in',
    file: 'src/features/recovery/ResetForm.tsx',
    find: 'username === undefined ? {} : { identifier: username }',
    replace: '{}',
    test: {
      file: 'recovery/password-reset.spec.ts',
      title: 'says who the password is for, and hands the username on to sign-in',
    },
  },
  {
    name: 'a refused new password loses the focus',
    file: 'src/features/recovery/ResetForm.tsx',
    find: "focusById('new-password');",
    replace: '',
    test: {
      file: 'recovery/password-reset.spec.ts',
      title: 'each rule of the server shows inline, and another password is accepted',
    },
  },
  {
    name: 'a forgotten username takes longer for a known address',
    file: 'mock-server/handlers/sign-in/recovery.ts',
    find: '    if (person && person.username !== null && to !== undefined) {',
    replace:
      '    if (person && person.username !== null && to !== undefined) {\n      await new Promise((end) => setTimeout(end, 40));',
    test: { file: 'mock-server/handlers/sign-in/recovery.test.ts', title: 'requestUsernameReminder' },
  },
  {
    name: 'the error of a new password moves its list',
    file: 'src/ui/field.css',
    find: '+ .ui-requirements > p {\n    display: none;',
    replace: '+ .ui-requirements > p {\n    display: block;',
    test: { file: 'pages/steady-buttons.spec.ts', title: 'below the error of a new password' },
  },
];
