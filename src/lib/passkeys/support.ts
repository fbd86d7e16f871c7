import { getConfig } from '../config/config';

/**
 * Whether this browser has WebAuthn. Small and synchronous, because the sign-in page asks before it loads anything of
 * passkeys. False in old browsers, in many web views and on http pages.
 */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && typeof navigator.credentials?.get === 'function';
}

/** Whether this platform and this browser have passkeys. */
export function offersPasskeys(): boolean {
  return getConfig().bases.accountSecurity !== undefined && hasPasskeys();
}
