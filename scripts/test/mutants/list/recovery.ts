import type { Mutant } from '../mutant';

const forgotten = 'recovery/forgot-password.spec.ts';
const links = 'recovery/password-reset-links.spec.ts';
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
];
