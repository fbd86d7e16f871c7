import { accountStories } from './account';
import { contactStories } from './contacts';
import { credentialStories } from './credentials';
import { recoveryStories } from './recovery';
import { registrationStories } from './registration';
import { signInStories } from './sign-in';
import { staffStories } from './staff';
import { stepUpStories } from './step-up';
import type { Story } from './story';

/**
 * Every story; together they reach every status and code that the contract declares. One file an area in `stories/`.
 */
export const stories: readonly Story[] = [
  ...signInStories,
  ...recoveryStories,
  ...registrationStories,
  ...accountStories,
  ...staffStories,
  ...contactStories,
  ...credentialStories,
  ...stepUpStories,
];
