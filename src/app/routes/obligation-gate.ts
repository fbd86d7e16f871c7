import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '../../api/response/api-error';
import { showResult } from '../../navigation/results';
import { maybeSignedIn, obligationsQuery } from '../../session/session';

/**
 * Stops a user who types another address to avoid an open obligation. The gate is needed because some pages call no
 * operation that the server would refuse. It runs in parallel with the session check, to save a round trip. Any other
 * failure lets the page show, as after login. An obligation that cannot be read shows the unsupported-error page.
 * @returns whether the page must wait: for the response, or while the app navigates to the obligation
 */
export function useObligationGate({ isGated, isSignedIn }: { isGated: boolean; isSignedIn: boolean }): boolean {
  const check = useQuery({ ...obligationsQuery, enabled: isGated && (isSignedIn || maybeSignedIn()) });
  const unreadable =
    isGated && isApiError(check.error) && check.error.status === 412 && check.error.obligation === undefined
      ? check.error
      : null;
  useEffect(() => {
    if (unreadable !== null) showResult('FAILURE_UNSUPPORTED', { traceId: unreadable.traceId });
  }, [unreadable]);
  // A failed check has no data, so its repetition is pending. Until its response, the one before counts: the page stays
  // with what is typed.
  const [wasStopped, setWasStopped] = useState(true);
  const isStopped = check.isPending ? wasStopped : unreadable !== null || isOnTheWay(check.error);
  if (isStopped !== wasStopped) setWasStopped(isStopped);
  return isGated && isStopped;
}

/**
 * Whether the app is navigating to the obligation. A modal command opens over the page instead, so the user loses no
 * input.
 */
function isOnTheWay(error: unknown): boolean {
  if (!isApiError(error) || error.obligation === undefined || !error.handled) return false;
  return error.obligation.isLoginObligation || error.obligation.kind === 'redirect';
}
