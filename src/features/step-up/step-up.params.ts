import { STEP_UP_LEVEL } from '../../platform/constants';
import { paths } from '../../navigation/paths';
import { configuredTarget, redirectTarget } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/safe-url';

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
