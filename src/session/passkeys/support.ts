import { hasAccountSecurity } from '../../config/config';

/** False in old browsers, in many web views and on http pages. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && typeof navigator.credentials?.get === 'function';
}

export function offersPasskeys(): boolean {
  return hasAccountSecurity() && hasPasskeys();
}
