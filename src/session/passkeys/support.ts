import { getConfig } from '../../config/config';

/** False in old browsers, in many web views and on http pages. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && typeof navigator.credentials?.get === 'function';
}

export function offersAccountSecurity(): boolean {
  return getConfig().bases.accountSecurity !== undefined;
}

export function offersPasskeys(): boolean {
  return offersAccountSecurity() && hasPasskeys();
}
