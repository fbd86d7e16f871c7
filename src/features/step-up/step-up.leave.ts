import type { QueryClient } from '@tanstack/react-query';
import { isMobileWebView, postMobileEvent, returnToMobileApp } from '../../platform/mobile-bridge';
import { goTo } from '../../navigation/navigation';
import { broadcastToTabs } from '../../platform/tabs';
import { showToast } from '../../platform/toasts';
import type { StepUpQuery } from './step-up.params';

export type StepUpEnd = 'success' | 'cancel' | 'error';

/**
 * Ends step-up and leaves the page.
 *
 * "Success, cancel and error each clear obligations, go back a page or redirect, and post a mobile event". Clears only
 * this page's cached session data; the server enforces the obligation itself. Without a target in the query, the web
 * view of the mobile app goes back a page: the mobile app opened step-up over its own page. A host page closes its
 * frame, so the frame then stays.
 */
export function leaveStepUp(end: StepUpEnd, query: StepUpQuery, queries: QueryClient): void {
  postMobileEvent({ type: `step-up-${end}` });
  void queries.invalidateQueries({ refetchType: 'none' });
  // Another tab may show the same step-up; it checks again and finds it completed.
  if (end === 'success') broadcastToTabs({ type: 'signed-in' });
  if (end === 'error') showToast('STEP_UP_ERROR');
  const hasTarget = end === 'success' ? query.hasRedirect : query.hasCancel;
  if (!hasTarget && isMobileWebView() && returnToMobileApp()) return;
  goTo(end === 'success' ? query.redirectUrl : query.cancelUrl, { replace: true });
}
