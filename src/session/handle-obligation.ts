import { queryOptions } from '@tanstack/react-query';
import { authentication } from '../api/clients';
import type { Resumption } from '../api/configure';
import { type ApiError, isApiError, type Obligation } from '../api/response/api-error';
import { done, type Hook } from '../api/response/unwrap';
import { log } from '../api/logging';
import { goTo } from '../navigation/navigation';
import { type SafeUrl, withQuery } from '../navigation/path';
import { currentPage, redirectTarget } from '../navigation/redirects';
import { keepLinkToken, pageWithToken } from '../navigation/route-token';
import { decideObligation, type ModalCommand, type ObligationLike, type Place } from './obligations';
import { showResult } from '../navigation/results';
import { perApp } from '../lifetime';
import { wayAfterSignIn } from './passkeys/after-sign-in';

/** An open obligation is a 412, which leads the user to it unless the caller skips that hook. */
export function checkObligations(skipHooks: readonly Hook[] = [], signal: AbortSignal | null = null): Promise<void> {
  return done(authentication.GET('/check-obligations', { signal }), { skipHooks });
}

/**
 * The check of obligations for signed-in pages. Never cached, because another tab may have satisfied the obligation.
 * Skips the other refusals: the guard handles a missing session or missing access.
 */
export const obligationsQuery = queryOptions({
  queryKey: ['session', 'obligations'],
  queryFn: async ({ signal }) => {
    await checkObligations(['session', 'forbidden'], signal);
    return null;
  },
  staleTime: 0,
  retry: false,
});

type OpenModal = (command: ModalCommand, to: SafeUrl) => void;

const modal = perApp((): { open: OpenModal } => ({ open: (_command, to) => goTo(to) }));

/** Until the app has called it, a command is a page. */
export function setObligationModal(open: OpenModal): void {
  modal().open = open;
}

interface HandlingOptions {
  readonly error?: ApiError;
  readonly at?: Place;
  /** Where a change goes on after a step-up, instead of at `at`. */
  readonly resume?: Resumption | undefined;
  /** Open a command as a page, not as a modal. Sign-in uses it, because it has no page to keep under a modal. */
  readonly asPage?: boolean;
}

/**
 * Carries out the action that `decideObligation` returns. When a change asks for a step-up, its cancel leads back to
 * the current page. For a page that cannot be read without one, it logs out.
 * @returns true when the app took over: it navigated, opened the modal or showed a result page. False on the page that
 *   satisfies the obligation; the caller then shows its own error, which prevents a loop
 */
export function handleObligation(
  obligation: Obligation,
  { error, at = location, resume, asPage = false }: HandlingOptions = {},
): boolean {
  // The obligation leads back to the page by its address, which has no token.
  keepLinkToken(pageWithToken());
  const action = decideObligation(obligation, resume && isStepUp(obligation) ? resume() : at);
  switch (action.kind) {
    case 'stay':
      return false;
    case 'navigate':
      goTo(error?.isChange && isStepUp(obligation) ? withQuery(action.to, { cancelUrl: currentPage() }) : action.to, {
        replace: asPage,
        state: { isAsked: true },
      });
      return true;
    case 'modal':
      if (asPage) goTo(action.to, { replace: true, state: { isAsked: true } });
      else modal().open(action.command, action.to);
      return true;
    case 'unsupported':
      log('error', 'obligation.unsupported', { code: error?.code, traceId: error?.traceId });
      showResult('FAILURE_UNSUPPORTED', { traceId: error?.traceId });
      return true;
  }
}

/** Whether a change asks for a step-up. At sign-in it is an obligation like any other. */
function isStepUp(obligation: Obligation): boolean {
  return obligation.kind === 'command' && obligation.command === 'stepUp' && !obligation.isLoginObligation;
}

/**
 * Continues after the user has satisfied an obligation. If another obligation is open, that one comes first. Otherwise
 * the user goes to the `redirectUrl` of the query or to `home`. A check that fails for another reason blocks no user,
 * because the server enforces its obligations itself.
 *
 * The next page replaces the history entry, so that Back does not reopen the finished form.
 * @param home target without a `redirectUrl` that the app may follow
 */
export async function continueAfterObligation(search: string, home: SafeUrl): Promise<void> {
  const target = redirectTarget(search, home);
  try {
    await checkObligations(['obligation']);
  } catch (error) {
    if (isApiError(error) && error.obligation) {
      const at = wayBack(error.obligation, target);
      if (handleObligation(error.obligation, { error, at, asPage: true })) return;
    }
  }
  goTo(await wayAfterSignIn(target), { replace: true });
}

/**
 * The page to which the next obligation returns: the target, not the page that is finished. A login obligation keeps
 * the query of this page, which holds the target. A target on another origin is no page of this app.
 */
export function wayBack(obligation: ObligationLike, target: SafeUrl): Place {
  const keepsQuery = obligation.kind === 'command' && obligation.isLoginObligation;
  const url = new URL(target, location.origin);
  return keepsQuery || url.origin !== location.origin ? location : url;
}
