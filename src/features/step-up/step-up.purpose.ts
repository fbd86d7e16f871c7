import type english from '../../../locales/en/step-up.json';
import { paths } from '../../navigation/paths';
import type { SafeUrl } from '../../navigation/safe-url';

export type Purpose = keyof typeof english.purpose;

const PURPOSES: readonly (readonly [resume: string, purpose: Purpose])[] = [
  ['passkey', 'passkey'],
  ['app', 'app'],
  ['remove-app', 'removeApp'],
  ['codes', 'codes'],
  ['delete-', 'deletePasskey'],
];

/** What the user was doing when a service asked for the step-up. The way back names the change; null when it does not. */
export function purposeOf(redirectUrl: SafeUrl): Purpose | null {
  const { pathname, searchParams } = new URL(redirectUrl, location.origin);
  if (pathname === paths.accountSettings({ tab: 'contact-info' })) return 'contact';
  if (pathname !== paths.accountSettings({ tab: 'security' })) return null;
  const resume = searchParams.get('resume') ?? '';
  const found = PURPOSES.find(([name]) => (name.endsWith('-') ? resume.startsWith(name) : resume === name));
  return found?.[1] ?? null;
}
