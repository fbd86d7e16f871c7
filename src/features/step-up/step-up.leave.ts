import type { QueryClient } from '@tanstack/react-query';
import { isMobileWebView, postMobileEvent } from '../../lib/browser/mobile-bridge';
import { goTo } from '../../lib/navigation/navigation';
import { broadcastToTabs } from '../../lib/session/tabs';
import { showToast } from '../../lib/feedback/toasts';
import type { StepUpQuery } from './step-up.params';

export type StepUpEnd = 'success' | 'cancel' | 'error';

/**
 * "Success, cancel and error each clear obligations, go back a page or redirect, and post a mobile event" (see
 * docs/product/4-states.md#step-up). What is cleared is what this page knows of the session; the gate itself stands on
 * the server. In the app's web view an end whose target the address does not name goes back a page, since the app has
 * opened this one over its own.
 */
export function leaveStepUp(end: StepUpEnd, query: StepUpQuery, queries: QueryClient): void {
  postMobileEvent({ type: `step-up-${end}` });
  void queries.invalidateQueries({ refetchType: 'none' });
  // The same question may stand in another tab: it looks again and finds it answered.
  if (end === 'success') broadcastToTabs({ type: 'signed-in' });
  if (end === 'error') showToast('STEP_UP_ERROR');
  const isNamed = end === 'success' ? query.hasRedirect : query.hasCancel;
  if (!isNamed && isMobileWebView() && window.history.length > 1) window.history.back();
  else goTo(end === 'success' ? query.redirectUrl : query.cancelUrl, { replace: true });
}
