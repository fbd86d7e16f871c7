import { isRecord, recordOf, type UnknownRecord } from '../../api/response/record';
import { goTo } from '../navigation/navigation';
import { paths } from '../navigation/paths';
import { isOwnRoute } from '../navigation/redirects';
import type { ResultKind } from './result-kinds';

/**
 * Result pages (see docs/product/2-screens.md#result-pages and docs/product/8-errors.md): a result held in navigation
 * state shows a notification page instead of the routes. The one table of every kind is in `result-kinds.ts`, which the
 * result page alone loads.
 */
export interface ResultData {
  /** FAILURE_REDIRECT_TO_AIM: the code from `details.pic` of the first error. */
  readonly registrationCode?: string;
  readonly traceId?: string;
  /**
   * The redirectUrl or returnUrl of the page that ended here, which a way to sign-in takes along; checked when it is
   * followed.
   */
  readonly returnUrl?: string;
  /** What the person typed at sign-in; it goes back there with them. */
  readonly identifier?: string;
}

/**
 * Shows a result page: replaces the current history entry by default, since Back must not lead into a flow that has
 * ended. The page stays at its address, so a reload shows the result again.
 */
export function showResult(kind: ResultKind, data: ResultData = {}, options: { replace?: boolean } = {}): void {
  const { pathname, search } = window.location;
  goTo(isOwnRoute(pathname) ? pathname + search : paths.notification(), {
    replace: options.replace ?? true,
    state: { result: { ...data, kind } },
  });
}

/**
 * The result that stands in `location.state`, unread: any object counts as one, a list too, so that what is wrong with
 * it is told.
 */
export function resultOf(state: unknown): UnknownRecord | undefined {
  return isRecord(state) && typeof state.result === 'object' && state.result !== null
    ? recordOf(state.result)
    : undefined;
}

/** Whether `location.state` holds a result. */
export function hasResult(state: unknown): boolean {
  return resultOf(state) !== undefined;
}
