import { getConfig } from '../../lib/config/config';
import { FALLBACK_REDIRECTS, STEP_UP_LEVEL } from '../../lib/config/constants';
import { checkedTarget } from '../../lib/navigation/redirects';

/** The parameters of the step-up page (see docs/product/2-screens.md#step-up). */
export interface StepUpQuery {
  /** 0 to 3; 3 when the query has no valid level. */
  readonly requiredLevel: number;
  /** The target after success; the configured home by default. */
  readonly redirectUrl: string;
  /** The target after cancel and error; /auth/logout by default. */
  readonly cancelUrl: string;
  /** Whether the query has a valid target; without one, the app's web view goes back a page. */
  readonly hasRedirect: boolean;
  readonly hasCancel: boolean;
}

/** Reads the query (with its "?") and validates its redirect targets. */
export function readStepUpQuery(search: string): StepUpQuery {
  const query = new URLSearchParams(search);
  const redirectUrl = checkedTarget(query.get('redirectUrl'));
  const cancelUrl = checkedTarget(query.get('cancelUrl'));
  return {
    requiredLevel: levelOf(query.get('requiredLevel')),
    redirectUrl: redirectUrl ?? getConfig().home,
    cancelUrl: cancelUrl ?? FALLBACK_REDIRECTS.cancel,
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
