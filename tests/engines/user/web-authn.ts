import type { User } from './user';

/** WebKitGTK has no WebAuthn, as many web views. */
export async function hasWebAuthn(user: User): Promise<boolean> {
  return (await user.read('typeof PublicKeyCredential === "function"')) === true;
}

/** The last part of the sign-in page loads when the page is idle. */
export async function seePasskeyButton(user: User): Promise<void> {
  await user.see('button', 'Log in with a passkey');
}
