import { everyHook } from '../api/response/unwrap';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { meQueryFn, meQuery } from './session';
import { isInputSealed, openInput } from './personal';

/**
 * Confirms the owner of sealed input before a form opens. Without such input it asks nothing. If the service names no
 * user, the input stays sealed, and the forms open without it.
 * @returns whether the forms may open
 */
export function useInputOwner(isSignedIn: boolean): boolean {
  const queries = useQueryClient();
  const [mustAsk, setMustAsk] = useState(isInputSealed);
  useEffect(() => {
    if (!mustAsk || !isSignedIn) return;
    queries
      .fetchQuery({ ...meQuery, queryFn: meQueryFn(everyHook) })
      .then(
        ({ personId }) => openInput(personId),
        () => undefined,
      )
      .finally(() => setMustAsk(false));
  }, [mustAsk, isSignedIn, queries]);
  return !mustAsk;
}
