import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isRecord } from '../api/response/record';
import { configuredTarget, linkTo, redirectTarget } from '../navigation/redirects';
import { obligationsQuery } from './handle-obligation';

/**
 * Whether the user still has to satisfy the obligation of the open page, for `<WhenObliged>`. A user without the
 * obligation can come by an old bookmark or by Back. `onward` leads such a user on: to the `redirectUrl` of the query,
 * or home.
 *
 * The app marks the history entry when it sends the user to the page (see `handleObligation`). The page then trusts the
 * refused call, even if the check finds no obligation. Otherwise the user would go back and forth. A failed check
 * counts as obliged, because the page still works.
 * @param isLimited false for a page that this user may open at any time; it then counts as obliged
 */
export function useObligation(isLimited: boolean) {
  const { search, state } = useLocation();
  const arrival = useNavigationType();
  // Decided once: the steps of a page are history entries of their own. After Back, the obligation may be met.
  const [isSent] = useState(() => isRecord(state) && state.isAsked === true && arrival !== NavigationType.Pop);
  const check = useQuery({
    ...obligationsQuery,
    enabled: isLimited && !isSent,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const target = redirectTarget(search, configuredTarget('home'));
  // A refused check has no data, so its repetition is pending. The form stays meanwhile, with what is typed.
  const isRepeated = check.isPending && check.isFetchedAfterMount;
  return {
    // Waits for a new response: the cache may hold an older "no obligation" from the page before.
    step:
      !isLimited || isSent || check.isError || isRepeated
        ? 'obliged'
        : check.isFetchedAfterMount
          ? 'nothing'
          : 'loading',
    onward: linkTo(target),
  } as const;
}
