import type { components } from '../../../openapi/generated/authentication-service';

/** Every code of the error catalogue (see docs/product/8-errors.md) and of the protocol, from the contract. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** The codes at run time. It compiles only when it holds exactly the codes of the contract. */
const known = {
  INCORRECT_CREDS: true,
  TOO_MANY_ATTEMPTS: true,
  RECAPTCHA_RESPONSE_TOKEN_MISSING: true,
  INSUFFICIENT_PERMISSIONS: true,
  MISSING_SESSION_COOKIE: true,
  ACCOUNT_INACTIVE: true,
  ASSOCIATE_SUSPENDED: true,
  TOKEN_LOAD_VERIFY_FAILURE: true,
  TOKEN_EXECUTE_FAILURE: true,
  INVALID_TOKEN: true,
  REDIRECT_TO_AIM_REGISTRATION_ERROR: true,
  DUPLICATE_EMAIL: true,
  DUPLICATE_USERNAME: true,
  TOO_WEAK_PASSWORD: true,
  PASSWORD_BLACKLISTED: true,
  PASSWORD_3_SEQUENTIAL_CHARS: true,
  PASSWORD_3_REPEATED_CHARS: true,
  PASSWORD_PRECONDITION_UNMATCHED: true,
  LENGTH_RULE: true,
  INCORRECT_PASSWORD: true,
  FAILED_TO_GET_SETTINGS: true,
  BLOCK_BY_OBLIGATION: true,
  BLOCKED_BY_OBLIGATION: true,
  EMAIL_ADDRESS_ALREADY_EXISTS: true,
  EMAIL_IS_ALREADY_VERIFIED: true,
  ERROR_VERIFYING_ASSOCIATE: true,
  CLIENT_NOT_FOUND: true,
  CLIENT_MISSING_SAML_CONFIGURATION: true,
  EMAIL_ALREADY_EXISTS: true,
  PHONE_NUMBER_ALREADY_EXISTS: true,
  DUPE_EMAIL_ERROR: true,
  DUPE_PHONE_NUMBER_ERROR: true,
  ADD_ERROR: true,
  ADD_PHONE_ERROR: true,
  ADD_EMAIL_ERROR: true,
  INVALID_EMAIL: true,
  INVALID_PHONE_NUMBER: true,
  INVALID_CONTACT_INFO_FORMAT: true,
  MISSING_REQUIRED_QUERY_PARAMS: true,
  USERNAME_EXISTS: true,
  ERROR_USERNAME_UNAVAILABLE: true,
  ERROR_MESSAGE: true,
  UNKNOWN_ERROR: true,
  MALFORMED_REQUEST: true,
  CSRF_TOKEN_INVALID: true,
  NOT_FOUND: true,
  METHOD_NOT_ALLOWED: true,
  PAYLOAD_TOO_LARGE: true,
  UNSUPPORTED_MEDIA_TYPE: true,
  CODE_INCORRECT: true,
  CODE_EXPIRED: true,
  ONLY_CONTACT_OF_TYPE: true,
  SERVER_ERROR: true,
  SERVICE_UNAVAILABLE: true,
} satisfies Record<ErrorCode, true>;

/** Whether a value is a code that the contract knows. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(known, value);
}
