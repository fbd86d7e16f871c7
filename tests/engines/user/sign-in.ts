import type { User } from './user';

/** The password of the seeded users. */
export const PASSWORD = 'Sunny-Harbor-42';

/** Starts on the open sign-in page. Does not wait for the response. */
export async function signIn(user: User, username: string, password = PASSWORD): Promise<void> {
  await user.fill('Username', username);
  await user.press('Next');
  await user.fill('Password', password);
  await user.press('Log in');
}
