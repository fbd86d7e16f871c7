/*
 * The table of every result kind. Titles and messages are `results.<KIND>.title` and
 * `.message` in locales/en/results.json.
 */

export type ResultStatus = 'success' | 'error' | 'info';

/** Target of the link on a result page. `redirect` means the page's redirectUrl or returnUrl as a relative path. */
export type Continuation = 'login' | 'landing' | 'redirect' | 'forgotPassword' | 'registrationPortal';

interface ResultKindEntry {
  readonly status: ResultStatus;
  readonly continuation: Continuation;
  /** The event that the page sends to a mobile web view instead of showing a link. */
  readonly mobileEvent?: 'contact-verify-success' | 'contact-verify-error';
}

const error = (continuation: Continuation): ResultKindEntry => ({ status: 'error', continuation });
const success = (continuation: Continuation): ResultKindEntry => ({ status: 'success', continuation });
const contactError: ResultKindEntry = {
  status: 'error',
  continuation: 'redirect',
  mobileEvent: 'contact-verify-error',
};
const contactSuccess: ResultKindEntry = {
  status: 'success',
  continuation: 'redirect',
  mobileEvent: 'contact-verify-success',
};

export const RESULT_KINDS = {
  /** The generic default: '404: Page Not Found'. */
  FAILURE: error('login'),
  FAILURE_LINK: error('login'),
  FAILURE_LINK_VERIFY_EMAIL: error('login'),
  FAILURE_LINK_RESET_PASS: error('forgotPassword'),
  FAILURE_SAML_INCORRECT_APP_ID: error('landing'),
  FAILURE_UNAUTHORIZED: error('login'),
  FAILURE_RECOVER_ATTEMPT: error('login'),
  FAILURE_REDIRECT_TO_AIM: { status: 'info', continuation: 'registrationPortal' },
  FAILURE_UNSUPPORTED: error('login'),
  FAILURE_INCOMPLETE_PROFILE: error('login'),
  FAILURE_SSO_LOGIN_REQUEST: error('login'),
  FAILURE_UNDETERMINED_NEXO_SESSION: error('login'),
  BAD_REGISTRATION_TOKEN: error('login'),
  FAILURE_VERIFY_CONTACT_INFO: contactError,
  FAILURE_VERIFY_CONTACT_INFO_TOO_MANY_ATTEMPTS: contactError,
  FAILURE_VERIFY_CONTACT_INFO_DUPLICATE_EMAIL: contactError,
  FAILURE_VERIFY_CONTACT_INFO_INVALID_FORMAT: contactError,
  SUCCESS_VERIFY_EMAIL: success('redirect'),
  SUCCESS_FORGOT_PASS_REQUEST: success('login'),
  SUCCESS_FORGOT_USERNAME_REQUEST: success('login'),
  SUCCESS_SELF_REGISTRATION_REQUEST: success('login'),
  SUCCESS_FORGOT_PASS_RESET: success('login'),
  SUCCESS_CREATE_ACCOUNT: success('login'),
  SUCCESS_ACCOUNT_ALREADY_CREATED: { status: 'info', continuation: 'login' },
  SUCCESS_VERIFY_CONTACT_EMAIL: contactSuccess,
  SUCCESS_VERIFY_CONTACT_PHONE: contactSuccess,
  SUCCESS_VERIFY_CONTACT_ALREADY_VERIFIED: contactSuccess,
} as const satisfies Record<string, ResultKindEntry>;

export type ResultKind = keyof typeof RESULT_KINDS;

/** The results of a requested email: the user waits for it. */
export type RequestKind =
  'SUCCESS_FORGOT_PASS_REQUEST' | 'SUCCESS_FORGOT_USERNAME_REQUEST' | 'SUCCESS_SELF_REGISTRATION_REQUEST';

export function isRequest(kind: ResultKind): kind is RequestKind {
  return kind.endsWith('_REQUEST');
}

export function resultEntry(kind: ResultKind): ResultKindEntry {
  return RESULT_KINDS[kind];
}
