import { isRecord, recordOf, type UnknownRecord } from '../api/response/record';
import { goTo } from './navigation';
import { paths } from './paths';
import { entryState } from './entry';
import { currentPage, isOwnRoute } from './redirects';
import type { ResultKind } from './result-kinds';

/**
 * The data of a result page. When navigation state holds a result, the app shows a notification page instead of the
 * route. The table of all kinds is in `result-kinds.ts`, which only the result page loads.
 */
export interface ResultData {
  /** For FAILURE_REDIRECT_TO_AIM: the code from `details.pic` of the first error. */
  readonly registrationCode?: string;
  readonly traceId?: string | undefined;
  /** Of the page that ended here. A link to sign-in carries it along; the page that follows it checks it. */
  readonly returnUrl?: string | undefined;
  /** The address that gets the email, for the pages that say "Check your email". */
  readonly email?: string;
  /** The earliest time for the next attempt, in epoch ms of this device. */
  readonly until?: number;
  /** What the user typed at sign-in. A link to sign-in carries it back. */
  readonly identifier?: string | undefined;
}

/**
 * Shows a result page. Replaces the current history entry, so that Back does not lead into a finished flow.
 * The address stays, so a reload shows the result again. A result that can be tried again keeps the token and the typed
 * input of the entry: a reload, Back and its button open the page of the address once more.
 */
export function showResult(kind: ResultKind, data: ResultData = {}): void {
  const here = currentPage();
  goTo(isOwnRoute(here) ? here : paths.notification(), {
    replace: true,
    state: { ...(TRY_AGAIN.has(kind) ? entryState() : {}), result: { ...data, kind } },
  });
}

/** These pages say "Please try again", or when. So they must offer a way to do it. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set<ResultKind>([
  'FAILURE_RECOVER_ATTEMPT',
  'FAILURE_UNSUPPORTED',
  'FAILURE_VERIFY_CONTACT_INFO',
  'FAILURE_VERIFY_CONTACT_INFO_TOO_MANY_ATTEMPTS',
  'FAILURE_SSO_LOGIN_REQUEST',
]);

export function isSuccess(result: { readonly kind?: unknown } | undefined): boolean {
  return typeof result?.kind === 'string' && result.kind.startsWith('SUCCESS_');
}

/** Now, or at the end of its wait. */
export function canTryAgain(result: { readonly kind?: unknown } | undefined): boolean {
  return TRY_AGAIN.has(result?.kind);
}

/** Whether the service asked for a wait that is not over. A try before its end would fail. */
export function hasToWait(result: { readonly until?: unknown } | undefined): boolean {
  return typeof result?.until === 'number' && result.until > Date.now();
}

/** Any object counts, even a list, so that the app reports a broken result. */
export function resultOf(state: unknown): UnknownRecord | undefined {
  return isRecord(state) && typeof state.result === 'object' && state.result !== null
    ? recordOf(state.result)
    : undefined;
}

export function hasResult(state: unknown): boolean {
  return resultOf(state) !== undefined;
}
