import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createContext, useEffect, useState } from 'react';
import { activityQuery, passkeysQuery, securityQuery, sessionsQuery } from './security.api';

/** Longest wait of the tab's parts for the slowest of them, in ms. */
const LONGEST_WAIT_MS = 2000;

export const PartsWait = createContext(false);

/**
 * Whether the parts still wait for each other. They show together, because a late part would move those below it away
 * from a press that has begun. After 2 seconds each part shows when it has loaded. A part that shows stays.
 */
export function usePartsWait(): boolean {
  const queries = [useQuery(securityQuery), useQuery(passkeysQuery), useQuery(sessionsQuery)];
  const activity = useInfiniteQuery(activityQuery);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOver, LONGEST_WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const isWaiting = activity.isPending || queries.some(({ isPending }) => isPending);
  if (!isWaiting && !isOver) setOver(true);
  return isWaiting && !isOver;
}
