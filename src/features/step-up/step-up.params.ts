import { getConfig } from '../../lib/config/config';
import { FALLBACK_REDIRECTS, STEP_UP_LEVEL } from '../../lib/config/constants';
import { checkedTarget } from '../../lib/navigation/redirects';

/** What the address asks for (see docs/product/2-screens.md#step-up). */
export interface StepUpQuery {
  /** 0 to 3; 3 when the query names none of them. */
  readonly requiredLevel: number;
  /** Where success leads; the configured home without one. */
  readonly redirectUrl: string;
  /** Where cancel and error lead; /auth/logout without one. */
  readonly cancelUrl: string;
  /** Whether the address said where to go: without it, the app's web view goes back a page. */
  readonly hasRedirect: boolean;
  readonly hasCancel: boolean;
}

/** Reads the query; redirect targets pass the redirect-safety module. */
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
 * Levels of assurance go from 0 to 3; anything else asks for the highest, so that a mangled query never asks for less.
 */
export function levelOf(text: string | null): number {
  return text !== null && /^[0-3]$/.test(text) ? Number(text) : STEP_UP_LEVEL;
}
