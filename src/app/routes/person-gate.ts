import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../api/response/api-error';
import { everyHook } from '../../api/response/unwrap';
import { focusHeading } from '../../ui/focus';
import { maybeSignedIn, meQuery, meQueryFn } from '../../session/session';

/** The user, for a gate that handles each refusal itself. */
const personQuery = { ...meQuery, queryFn: meQueryFn(everyHook) };

/**
 * Holds a page back until it knows its person, so that the page reads and changes only that person's data (see
 * docs/decisions/person.md). The call runs in parallel with the session check, to save a round trip. If the service
 * refuses to name the person, the page shows: its own calls meet the same refusal.
 * @returns whether the page must wait, and how to ask again when the service could not name the person
 */
export function usePersonGate(isSignedIn: boolean): { isPending: boolean; retry: (() => void) | undefined } {
  const me = useQuery({ ...personQuery, enabled: isSignedIn || maybeSignedIn() });
  const isUnknown = me.isError && me.data === undefined && !isRefusal(me.error);
  function retry() {
    // The pressed button disappears.
    focusHeading();
    void me.refetch();
  }
  return { isPending: me.isPending, retry: isUnknown ? retry : undefined };
}

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status !== undefined && error.status >= 400 && error.status < 500;
}
