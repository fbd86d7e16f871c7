import type { DialectName } from '../../mock-server/world/dialect-names';

/** A test that ends differently in some dialects. Another test checks that it exists. */
export interface Difference {
  file: string;
  /** The title of the test, or of its group. */
  title: string;
  dialects: readonly DialectName[];
  why: string;
}

const NO_USER_ID =
  'No response contains the user ID, so the page cannot show it (docs/product/3-entities.md#me names no username).';
const NO_EXPIRY = 'The response names no time at which the code ends, so the page shows none.';
const NO_WAIT = 'The response names no wait until the next code, so the page waits its own 30 seconds.';
const READS_STATUS = 'The test reads a status, which the dialect changes on purpose.';
const OWN_CODE =
  'CODE_EXPIRED is our code. An unknown code becomes UNKNOWN_ERROR (docs/product/8-errors.md#handling), ' +
  'and the page says that the code is not correct.';

export const differences: readonly Difference[] = [
  {
    file: 'obligations/obligations-credentials.spec.ts',
    title: 'force basic credentials',
    dialects: ['literal'],
    why: NO_USER_ID,
  },
  {
    file: 'obligations/obligations.spec.ts',
    title: 'fred, stopped at /auth/obligations/force-basic-credential-authentication,',
    dialects: ['literal'],
    why: NO_USER_ID,
  },
  {
    file: 'contacts/verify-contact-info.spec.ts',
    title: 'verifies the e-mail address with the code sent to it',
    dialects: ['literal'],
    why: NO_EXPIRY,
  },
  {
    file: 'contacts/email-verification.spec.ts',
    title: 'asks for a new code after expiry or five wrong tries, and accepts the new one',
    dialects: ['literal'],
    why: NO_WAIT,
  },
  {
    file: 'registration/create-account-verify-email.spec.ts',
    title: 'says where the code went and until when it counts, and counts down to the next one',
    dialects: ['literal'],
    why: NO_EXPIRY,
  },
  {
    file: 'recovery/password-reset.spec.ts',
    title: 'says who the password is for, and hands the username on to sign-in',
    dialects: ['literal'],
    why: NO_USER_ID,
  },
  {
    file: 'step-up/step-up-methods.spec.ts',
    title: 'Text message: the sent code',
    dialects: ['literal'],
    why: NO_EXPIRY,
  },
  {
    file: 'sign-in/login-entry.spec.ts',
    title: 'a single-sign-on user without its cookie goes from a closed page to the landing page',
    dialects: ['literal'],
    why: 'Neither the cookie nor the check says that the session is of single sign-on (docs/product/3-entities.md#auth-check-result).',
  },
  {
    file: 'contacts/add-contact.spec.ts',
    title: 'cancel goes to cancelUrl or /auth/logout',
    dialects: ['older'],
    why: READS_STATUS,
  },
  {
    file: 'registration/user-confirmation.spec.ts',
    title: 'No logs out and returns to create-account with the token',
    dialects: ['older'],
    why: READS_STATUS,
  },
  {
    file: 'settings/change-password.spec.ts',
    title: 'OK ends all sessions; the old password no longer signs in, but the new one does',
    dialects: ['older'],
    why: READS_STATUS,
  },
  {
    file: 'registration/create-account-account-info.spec.ts',
    title: 'asks again for a code that expires before the account is created',
    dialects: ['older'],
    why: OWN_CODE,
  },
  {
    file: 'step-up/step-up-code.spec.ts',
    title: 'expires after 10 minutes; a new one can be requested, and the old one does not count',
    dialects: ['older'],
    why: OWN_CODE,
  },
  {
    file: 'contacts/email-verification.spec.ts',
    title: 'asks for a new code after expiry or five wrong tries, and accepts the new one',
    dialects: ['older'],
    why: OWN_CODE,
  },
];
