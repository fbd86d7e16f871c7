import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../../api/response/api-error';
import { showResult } from '../../lib/results/results';
import { maybeSignedIn, obligationsQuery } from '../../lib/session/session';

/**
 * Stops whoever has something to do first and types another address to get around it: a page that asks the server for
 * nothing that it would refuse must not be the way past. Asked beside the check of the session, so that nobody waits
 * for a second round trip. A check that fails otherwise stops nobody, as after login (see
 * docs/product/4-states.md#obligations); an obligation that cannot be read ends in a clear page.
 * @returns whether the page has to wait: for the answer, or while the person is taken to what they have to do
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
  return isGated && (check.isPending || unreadable !== null || isOnTheWay(check.error));
}

/** A modal command stands over the page instead, and nothing typed is lost. */
function isOnTheWay(error: unknown): boolean {
  if (!isApiError(error) || error.obligation === undefined || !error.handled) return false;
  return error.obligation.isLoginObligation || error.obligation.kind === 'redirect';
}
