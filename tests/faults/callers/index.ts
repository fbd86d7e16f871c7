import type { OperationId } from '../../../openapi/generated/operations';
import type { Caller, NoCaller } from '../caller';
import { accountCallers } from './account';
import { contactCallers } from './contacts';
import { registrationCallers } from './registration';
import { securityCallers } from './security';
import { signInCallers } from './sign-in';

export type { Caller, NoCaller } from '../caller';

/**
 * How the app makes each call of the contract. A new operation does not compile without an entry here.
 */
export const callers: Record<OperationId, Caller | NoCaller> = {
  ...signInCallers,
  ...registrationCallers,
  ...accountCallers,
  ...contactCallers,
  ...securityCallers,
};
