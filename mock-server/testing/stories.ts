import { accountStories } from './stories/account';
import { contactStories } from './stories/contacts';
import { credentialStories } from './stories/credentials';
import { recoveryStories } from './stories/recovery';
import { registrationStories } from './stories/registration';
import { signInStories } from './stories/sign-in';
import { staffStories } from './stories/staff';
import { stepUpStories } from './stories/step-up';
import type { Story } from './story';

/** Every story; together they reach every status and code that the contract declares. One file an area in `stories/`. */
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
