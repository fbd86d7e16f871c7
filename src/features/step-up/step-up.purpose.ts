import type english from '../../../locales/en/step-up.json';
import { leadsToLogout } from '../../navigation/leads-to-logout';
import { paths } from '../../navigation/paths';

export type Purpose = keyof typeof english.purpose;

const PURPOSES: readonly (readonly [resume: string, purpose: Purpose])[] = [
  ['passkey', 'passkey'],
  ['app', 'app'],
  ['remove-app', 'removeApp'],
  ['codes', 'codes'],
  ['delete-', 'deletePasskey'],
];

/**
 * What the user was doing when a service asked for the step-up. The way back names the change; null when it does not.
 * Who only opens the contact info, and is stopped by an obligation, changes nothing. Cancel then logs out.
 */
export function purposeOf(
  { redirectUrl, cancelUrl }: { readonly redirectUrl: string; readonly cancelUrl: string },
  ownOrigin = location.origin,
): Purpose | null {
  const { pathname, searchParams } = new URL(redirectUrl, ownOrigin);
  if (pathname === paths.accountSettings({ tab: 'contact-info' }))
    return leadsToLogout(cancelUrl, ownOrigin) ? null : 'contact';
  if (pathname !== paths.accountSettings({ tab: 'security' })) return null;
  const resume = searchParams.get('resume') ?? '';
  const found = PURPOSES.find(([name]) => (name.endsWith('-') ? resume.startsWith(name) : resume === name));
  return found?.[1] ?? null;
}
