import type { Handlers } from './define';
import { agreementHandlers } from './account/agreements';
import { associateHandlers } from './account/associates';
import { contactVerificationHandlers } from './account/contact-verification';
import { contactHandlers } from './account/contacts';
import { credentialHandlers } from './account/credentials';
import { deviceHandlers } from './account/devices';
import { flagHandlers } from './platform/flags';
import { localizationHandlers } from './account/localization';
import { logHandlers } from './platform/logs';
import { loginHandlers } from './sign-in/login';
import { mfaHandlers } from './sign-in/mfa';
import { pathHandlers } from './paths';
import { recoveryHandlers } from './sign-in/recovery';
import { registrationHandlers } from './registration/registration';
import { sessionHandlers } from './sign-in/session';
import { passkeyHandlers } from './security/passkeys';
import { passkeySignInHandlers } from './security/passkey-sign-in';
import { securityReportHandlers } from './platform/security-reports';
import { secondStepHandlers } from './security/second-steps';
import { securitySessionHandlers } from './security/sessions';
import { textHandlers } from './platform/texts';
import { tokenHandlers } from './registration/tokens';

/** An operation of the contract without a handler does not compile. */
export const handlers = {
  ...loginHandlers,
  ...sessionHandlers,
  ...pathHandlers,
  ...flagHandlers,
  ...logHandlers,
  ...securityReportHandlers,
  ...recoveryHandlers,
  ...tokenHandlers,
  ...registrationHandlers,
  ...associateHandlers,
  ...deviceHandlers,
  ...localizationHandlers,
  ...agreementHandlers,
  ...contactHandlers,
  ...contactVerificationHandlers,
  ...credentialHandlers,
  ...mfaHandlers,
  ...textHandlers,
  ...passkeySignInHandlers,
  ...passkeyHandlers,
  ...secondStepHandlers,
  ...securitySessionHandlers,
} satisfies Handlers;
