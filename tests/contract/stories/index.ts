import { accountStories } from './account';
import { contactStories } from './contacts';
import { credentialStories } from './credentials';
import { newAccountStories } from './new-accounts';
import { recoveryStories } from './recovery';
import { registrationStories } from './registration';
import { securityStories } from './security';
import { signInStories } from './sign-in';
import { staffStories } from './staff';
import { stepUpStories } from './step-up';
import type { Stories } from './story';

/** With the workflows they reach every status and code that the contract declares. */
export const stories: Stories = {
  ...signInStories,
  ...recoveryStories,
  ...registrationStories,
  ...newAccountStories,
  ...accountStories,
  ...staffStories,
  ...contactStories,
  ...credentialStories,
  ...stepUpStories,
  ...securityStories,
};
