import { recordOf } from '../../api/response/record';
import { goTo } from '../navigation/navigation';
import { paths } from '../navigation/paths';

/** Ends all sessions because the app itself decided so, after a change of the password for example. Asks nothing. */
export function logOutEverywhere(redirectUrl?: string): void {
  goTo(paths.logoutAllSessions({ redirectUrl }), { replace: true, state: { isOwnStep: true } });
}

/**
 * Whether /auth/logout-all-sessions has to ask first: a page of another site could lead the user there (see
 * docs/decisions/security-headers.md). The app's own step and a typed address need no question. A server that does not
 * say where the visit came from leads to a question.
 * @param state the state of the history entry; no other page can write it
 */
export function mustAskBeforeEnd(state: unknown): boolean {
  return recordOf(state)['isOwnStep'] !== true && !['none', 'same-origin', 'same-site'].includes(siteOfVisit() ?? '');
}

/** The site from which the browser came to this document. The front server passes it on in Server-Timing. */
function siteOfVisit(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming)) return undefined;
  // Old browsers lack the list.
  const timings: readonly PerformanceServerTiming[] | undefined = visit.serverTiming;
  return timings?.find(({ name }) => name === 'visit')?.description;
}
