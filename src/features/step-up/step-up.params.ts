import { STEP_UP_LEVEL } from '../../config/constants';
import { leadsToLogout, paths } from '../../navigation/paths';
import { configuredTarget, redirectTarget } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/safe-url';
import type english from '../../../locales/en/step-up.json';
import type { components } from '../../../openapi/generated/identity-orchestrator';

export interface StepUpQuery {
  readonly requiredLevel: number;
  readonly redirectUrl: SafeUrl;
  readonly cancelUrl: SafeUrl;
  /** Without a target, the web view of the mobile app goes back a page. */
  readonly hasRedirect: boolean;
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

/** A broken query never lowers the level. */
export function levelOf(text: string | null): number {
  return text !== null && /^[0-3]$/.test(text) ? Number(text) : STEP_UP_LEVEL;
}

export type Purpose = keyof typeof english.purpose;

/** A newer service may name another one. */
const REASONS = ['newDevice', 'newPlace', 'sensitiveChange', 'policy'] as const;

type StepUpReason = components['schemas']['StepUpReason'];

export type ReasonKey = `purpose.${Purpose}` | `reason.${keyof typeof english.reason}`;

/** What the user is about to do, and why the service asks. A purpose is a sensitive change itself, so it is said once. */
export function reasonsOf(purpose: Purpose | null, reason: StepUpReason | (string & {}) | undefined): ReasonKey[] {
  const known = REASONS.find((one) => one === reason);
  const isSaid = known === undefined || (purpose !== null && known === 'sensitiveChange');
  return [
    ...(purpose === null ? [] : [`purpose.${purpose}` as const]),
    ...(isSaid ? [] : [`reason.${known}` as const]),
  ];
}

const PURPOSES: readonly (readonly [resume: string, purpose: Purpose])[] = [
  ['passkey', 'passkey'],
  ['app', 'app'],
  ['remove-app', 'removeApp'],
  ['codes', 'codes'],
  ['delete-', 'deletePasskey'],
];

/** Null for a user whom an obligation stops on the way to the contact info: Cancel then logs out. */
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
