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
];
