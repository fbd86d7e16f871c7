import type { Handlers } from '../define';
import { agreementHandlers } from './agreements';
import { associateHandlers } from './associates';
import { contactHandlers } from './contacts';
import { credentialHandlers } from './credentials';
import { deviceHandlers } from './devices';
import { flagHandlers } from './flags';
import { localizationHandlers } from './localization';
import { logHandlers } from './logs';
import { loginHandlers } from './login';
import { mfaHandlers } from './mfa';
import { pathHandlers } from './paths';
import { recoveryHandlers } from './recovery';
import { registrationHandlers } from './registration';
import { sessionHandlers } from './session';
import { textHandlers } from './texts';
import { tokenHandlers } from './tokens';

/** Every operation of the contract and who answers it: one without a handler does not compile. */
export const handlers = {
  ...loginHandlers,
  ...sessionHandlers,
  ...pathHandlers,
  ...flagHandlers,
  ...logHandlers,
  ...recoveryHandlers,
  ...tokenHandlers,
  ...registrationHandlers,
  ...associateHandlers,
  ...deviceHandlers,
  ...localizationHandlers,
  ...agreementHandlers,
  ...contactHandlers,
  ...credentialHandlers,
  ...mfaHandlers,
  ...textHandlers,
} satisfies Handlers;
