import type { User } from './user';

/** Whether the engine has WebAuthn. WebKitGTK has none, as many web views. */
export async function hasWebAuthn(user: User): Promise<boolean> {
  return (await user.read('typeof PublicKeyCredential === "function"')) === true;
}

/** Waits for the last part of the sign-in page, which loads when the page is idle. */
export async function seePasskeyButton(user: User): Promise<void> {
  await user.see('button', 'Log in with a passkey');
}
