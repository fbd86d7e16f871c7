import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createContext, useEffect, useState } from 'react';
import { activityQuery, passkeysQuery, securityQuery, sessionsQuery } from './security.api';

/** How long the parts of the tab wait for the slowest of them, ms. */
const LONGEST_WAIT_MS = 2000;

/** Whether the parts of the tab still wait for each other. */
export const PartsWait = createContext(false);

/**
 * Whether the parts still wait for each other. They show together: one that showed later would move those below it,
 * away from a press that has begun. After 2 seconds each shows as soon as it can, and once shown they stay.
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
