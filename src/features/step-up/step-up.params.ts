import { STEP_UP_LEVEL } from '../../platform/constants';
import { paths } from '../../navigation/paths';
import { configuredTarget, redirectTarget } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/safe-url';
import type english from '../../../locales/en/step-up.json';
import { leadsToLogout } from '../../navigation/leads-to-logout';

export interface StepUpQuery {
  /** The level of assurance to reach, 0 to 3; 3 when the query has no valid level. */
  readonly requiredLevel: number;
  /** The target after success; the configured home by default. */
  readonly redirectUrl: SafeUrl;
  /** The target after cancel and error; /auth/logout by default. */
  readonly cancelUrl: SafeUrl;
  /** Whether the query has a valid `redirectUrl`. Without one, the web view of the mobile app goes back a page. */
  readonly hasRedirect: boolean;
  /** Whether the query has a valid `cancelUrl`; see `hasRedirect`. */
  readonly hasCancel: boolean;
}

export function readStepUpQuery(search: string): StepUpQuery {
  const redirectUrl = redirectTarget(search, null);
  const cancelUrl = redirectTarget(search, null, 'cancelUrl');
  return {
    requiredLevel: levelOf(new URLSearchParams(search).get('requiredLevel')),
    redirectUrl: redirectUrl ?? configuredTarget('home'),
    cancelUrl: cancelUrl ?? paths.logout(),
    hasRedirect: redirectUrl !== null,
    hasCancel: cancelUrl !== null,
  };
}

/**
 * Parses a level of assurance, 0 to 3. Anything else gives the highest level, so that a broken query never lowers it.
 */
export function levelOf(text: string | null): number {
  return text !== null && /^[0-3]$/.test(text) ? Number(text) : STEP_UP_LEVEL;
}

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
