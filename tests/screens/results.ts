const login = 'Go to login > /auth/login';
const onward = 'Continue > /auth/choose-product';
const expired = 'This link is no longer valid';

/**
 * Each kind of result, with its status, title, message and way on. The rows come from docs/product, so that they check
 * the table of the app.
 */
export const kinds = [
  `FAILURE | error | 404: Page Not Found | Sorry, the requested page could not be found. It may have been | ${login}`,
  `FAILURE_LINK | error | ${expired} | contact your HR department for a new link | ${login}`,
  `FAILURE_LINK_VERIFY_EMAIL | error | ${expired} | The link to verify your email address has expired | ${login}`,
  `FAILURE_LINK_RESET_PASS | error | ${expired} | has expired | Try again > /auth/forgot-password/request`,
  'FAILURE_SAML_INCORRECT_APP_ID | error | We couldn’t open this application | HR department | Continue > /authn/landing',
  `FAILURE_UNAUTHORIZED | error | You don’t have access | contact your HR department or support | ${login}`,
  `FAILURE_RECOVER_ATTEMPT | error | Too many attempts | Please try again later. | ${login}`,
  'FAILURE_REDIRECT_TO_AIM | info | Continue on the registration portal | Registration code: A1 | Go to the registration portal > https://registration.example/portal',
  `FAILURE_UNSUPPORTED | error | Something went wrong | We couldn’t complete this | ${login}`,
  `FAILURE_INCOMPLETE_PROFILE | error | Your profile is incomplete | contact your HR department | ${login}`,
  `FAILURE_SSO_LOGIN_REQUEST | error | Single sign-on didn’t work | Please try again. | ${login}`,
  `FAILURE_UNDETERMINED_NEXO_SESSION | error | We couldn’t log you out completely | close all browser windows | ${login}`,
  `BAD_REGISTRATION_TOKEN | error | This registration link can’t be used | Links are valid for 15 days. | ${login}`,
  `FAILURE_VERIFY_CONTACT_INFO | error | We couldn’t verify your contact info | Please try again. | ${onward}`,
  `FAILURE_VERIFY_CONTACT_INFO_TOO_MANY_ATTEMPTS | error | Too many attempts | Please try again later. | ${onward}`,
  `FAILURE_VERIFY_CONTACT_INFO_DUPLICATE_EMAIL | error | This email address is already in use | Shared email addresses cannot be used for account security. | ${onward}`,
  `FAILURE_VERIFY_CONTACT_INFO_INVALID_FORMAT | error | We couldn’t read your contact info | The format of the contact info value is invalid | ${onward}`,
  `SUCCESS_VERIFY_EMAIL | success | Email address verified | You can continue now. | ${onward}`,
  `SUCCESS_FORGOT_PASS_REQUEST | success | Check your email | a link to reset your password | ${login}`,
  `SUCCESS_FORGOT_USERNAME_REQUEST | success | Check your email | we’ll send you your username | ${login}`,
  `SUCCESS_SELF_REGISTRATION_REQUEST | success | Check your email | a link to register | ${login}`,
  'SUCCESS_FORGOT_PASS_RESET | success | Password changed | You can use it to log in now. | Log in > /auth/login',
  'SUCCESS_CREATE_ACCOUNT | success | Account created | You can log in now. | Log in > /auth/login',
  'SUCCESS_ACCOUNT_ALREADY_CREATED | info | You already have an account | You can use it to log in. | Log in > /auth/login',
  `SUCCESS_VERIFY_CONTACT_EMAIL | success | Email address verified | You can continue now. | ${onward}`,
  `SUCCESS_VERIFY_CONTACT_PHONE | success | Phone number verified | You can continue now. | ${onward}`,
  `SUCCESS_VERIFY_CONTACT_ALREADY_VERIFIED | success | Already verified | There is nothing left to do. | ${onward}`,
].map((row) => row.split(' | '));
