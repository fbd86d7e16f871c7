import { recordOf } from '../api/response/record';
import { goTo } from '../navigation/navigation';
import { paths } from '../navigation/paths';

/** @param state what sign-in gets */
export function logOutEverywhere(redirectUrl?: string, state?: { identifier: string }): void {
  goTo(paths.logoutAllSessions({ redirectUrl }), { replace: true, state: { ...state, isOwnStep: true } });
}

/** `state` is that of the history entry, which no other page can write. */
export function isOwnStep(state: unknown): boolean {
  return recordOf(state)['isOwnStep'] === true;
}

/**
 * Whether /auth/logout-all-sessions has to ask first: a page of another site could lead the user there. The app's own
 * step and a typed address need no question. The page asks when it does not know where the visit came from, because the
 * server has not said it.
 * @param state see `isOwnStep`
 */
export function mustAskBeforeEnd(state: unknown): boolean {
  return !isOwnStep(state) && !['none', 'same-origin', 'same-site'].includes(siteOfVisit() ?? '');
}

/**
 * The site from which the browser came to this document, as in the header `Sec-Fetch-Site`. The front server passes it
 * on in Server-Timing, because scripts cannot read that header.
 */
function siteOfVisit(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming)) return undefined;
  // Old browsers lack the list.
  const timings: readonly PerformanceServerTiming[] | undefined = visit.serverTiming;
  return timings?.find(({ name }) => name === 'visit')?.description;
}
