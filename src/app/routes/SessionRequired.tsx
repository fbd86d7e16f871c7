import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { recordOf } from '../../api/response/record';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../api/response/api-error';
import { applyHostBrand } from '../../session/brand';
import { productionHostOf } from '../../config/config';
import { dispatchToSession, sessionState } from '../../session/session-state';
import { loadPart } from '../../texts/part';
import { goTo } from '../../navigation/navigation';
import { type SafeUrl, withQuery } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import { Redirect } from '../../navigation/Redirect';
import { checkedTarget, currentPage, redirectRules } from '../../navigation/redirects';
import { tokenOfState } from '../../navigation/route-token';
import { type SignedOutReason, signedOutState } from '../../navigation/signed-out';
import { quietMeQuery } from '../../session/me';
import { obligationsQuery } from '../../session/handle-obligation';
import { authCheckQuery, maybeSignedIn } from '../../session/session';
import { removeStored } from '../../platform/storage';
import { whenIdle } from '../../platform/when-idle';
import { Card } from '../../ui/Card';
import { PartLost } from '../notices/PartLost';
import { ArrivedScreen, useScreenRoute } from './Arrived';
import { isOnCard, type ScreenRoute, type SignedOutTarget } from './route';
import { Waiting } from '../layout/Waiting';
import { focusHeading } from '../../ui/focus-heading';
import { showResult } from '../../navigation/results';

/**
 * Renders nothing protected before the check confirms a session (see docs/product/4-states.md#authentication-check; it
 * fails closed). An unreadable response or an error sends the user to sign-in and back, or to the target of the flow.
 */
export function SessionRequired() {
  const route = useScreenRoute();
  return route && <WithSession route={route} />;
}

function WithSession({ route }: { route: ScreenRoute }) {
  const check = useQuery(authCheckQuery);
  const isStopped = useObligationGate({ isGated: route.meetsObligation !== true, isSignedIn: Boolean(check.data) });
  const person = usePersonGate(Boolean(check.data));
  const hasOwner = useInputOwner(Boolean(check.data) && !person.isPending);
  const [wasSignedIn, setSignedIn] = useState(false);
  // A switch that logged out has ended here, also by a sign-in through a provider.
  useEffect(() => void (check.data && removeStored('switchDetails')), [check.data]);
  if (check.data && !wasSignedIn) setSignedIn(true);
  if (check.data) {
    const lost = person.retry && <PartLost isOnCard={isOnCard(route)} retry={person.retry} />;
    const shown = lost === undefined ? <ArrivedScreen /> : isOnCard(route) ? <Card>{lost}</Card> : lost;
    return (
      <>
        {isStopped || person.isPending || !hasOwner ? <Waiting /> : shown}
        <WhenShown isNexo={check.data.isNexo} />
      </>
    );
  }
  if (check.isPending || (check.isFetching && !check.isFetchedAfterMount)) return <Waiting />;
  // "A 403 leads to the unauthorized page": the user is signed in, but not set up
  // in this product. Sign-in would only redirect back here.
  if (isApiError(check.error)) {
    const { status, traceId } = check.error;
    if (status === 403) return <Redirect to={paths.unauthorized({ traceId })} />;
    if (status === 404) return <Redirect to={paths.resourceNotFound({ traceId })} />;
  }
  const reason = check.isError ? 'unreachable' : wasSignedIn ? 'ended' : undefined;
  return <SignedOut whenSignedOut={route.whenSignedOut} reason={reason} />;
}

/**
 * Mounts what every signed-in page needs when the browser is idle, after the screen itself. If the code cannot load,
 * the page stays with the user's input. The code then loads when the network is back.
 */
function WhenShown({ isNexo }: { isNexo: boolean }) {
  const [SignedIn, setSignedIn] = useState<ComponentType<{ isNexo: boolean }>>();
  useEffect(() => {
    const load = () =>
      void loadPart(() => import('./SignedIn'), ['session']).then(
        (part) => setSignedIn(() => part.default),
        () => addEventListener('online', load, { once: true }),
      );
    const stop = whenIdle(load);
    return () => (stop(), removeEventListener('online', load));
  }, []);
  return SignedIn && <SignedIn isNexo={isNexo} />;
}

interface SignedOutProps {
  whenSignedOut: SignedOutTarget | undefined;
  /** Why sign-in opens: the session has ended, or the check failed. Undefined if there was none before. */
  reason: SignedOutReason | undefined;
}

function SignedOut({ whenSignedOut, reason }: SignedOutProps) {
  const { pathname, search, state } = useLocation();
  // The client's brand no longer applies to a signed-out user.
  useEffect(() => {
    applyHostBrand();
    dispatchToSession({ type: 'input-sealed' });
  }, []);
  const token = tokenOfState(state);
  // The token is no longer in the address bar; adds it again, because the page cannot work without it.
  const page = withQuery(currentPage({ pathname, search }), { token });
  const elsewhere = onProductionHost(page);
  useEffect(() => {
    if (elsewhere !== null) goTo(elsewhere, { replace: true });
  }, [elsewhere]);
  if (elsewhere !== null) return null;
  if (whenSignedOut !== undefined) return <Redirect to={whenSignedOut({ token, search })} />;
  const { identifier, isKnown } = recordOf(state);
  return (
    <Redirect
      to={paths.login({ redirectUrl: page })}
      state={{ ...(reason && signedOutState(reason)), identifier, isKnown }}
    />
  );
}

/** A signed-out user of a pre-production host goes to the same page of the production host. */
function onProductionHost(page: SafeUrl): SafeUrl | null {
  const host = productionHostOf(location.host);
  if (host === undefined) return null;
  const origin = `https://${host}`;
  return checkedTarget(origin + page, { ...redirectRules(), allowedOrigins: [origin] });
}

/**
 * Holds a page back until it knows its person, so that the page reads and changes only that person's data. The call
 * runs in parallel with the session check, to save a round trip. If the service refuses to name the person, the page
 * shows: its own calls meet the same refusal.
 * @returns whether the page must wait, and how to ask again when the service could not name the person
 */
function usePersonGate(isSignedIn: boolean): { isPending: boolean; retry: (() => void) | undefined } {
  const me = useQuery({ ...quietMeQuery, enabled: isSignedIn || maybeSignedIn() });
  const isRefused = me.isError && isRefusal(me.error);
  // The page asks again for itself. Without data its question is pending, which must not take the page away.
  const [wasRefused, setWasRefused] = useState(false);
  if (isRefused && !wasRefused) setWasRefused(true);
  const isUnknown = me.isError && me.data === undefined && !isRefused;
  function retry() {
    // The pressed button disappears.
    focusHeading();
    void me.refetch();
  }
  return { isPending: me.isPending && !wasRefused, retry: isUnknown ? retry : undefined };
}

/** The calls of the page may succeed after these, so its person has to be known first. */
const REFUSED_FOR_NOW: readonly number[] = [408, 429];

function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.status === undefined || REFUSED_FOR_NOW.includes(error.status)) return false;
  return error.status >= 400 && error.status < 500;
}

/**
 * Stops a user who types another address to avoid an open obligation. The gate is needed because some pages call no
 * operation that the server would refuse. It runs in parallel with the session check, to save a round trip. Any other
 * failure lets the page show, as after login. An obligation that cannot be read shows the unsupported-error page.
 * @returns whether the page must wait: for the response, or while the app navigates to the obligation
 */
function useObligationGate({ isGated, isSignedIn }: { isGated: boolean; isSignedIn: boolean }): boolean {
  const check = useQuery({ ...obligationsQuery, enabled: isGated && (isSignedIn || maybeSignedIn()) });
  const unreadable =
    isGated && isApiError(check.error) && check.error.status === 412 && check.error.obligation === undefined
      ? check.error
      : null;
  useEffect(() => {
    if (unreadable !== null) showResult('FAILURE_UNSUPPORTED', { traceId: unreadable.traceId });
  }, [unreadable]);
  // A failed check has no data, so its repetition is pending. Until its response, the one before counts: the page stays
  // with what is typed.
  const [wasStopped, setWasStopped] = useState(true);
  const isStopped = check.isPending ? wasStopped : unreadable !== null || isOnTheWay(check.error);
  if (isStopped !== wasStopped) setWasStopped(isStopped);
  return isGated && isStopped;
}

/** A modal command opens over the page instead, so the user loses no input. */
function isOnTheWay(error: unknown): boolean {
  if (!isApiError(error) || error.obligation === undefined || !error.handled) return false;
  return error.obligation.isLoginObligation || error.obligation.kind === 'redirect';
}

/**
 * Confirms the owner of sealed input before a form opens. Without such input it asks nothing. If the service names no
 * user, the input stays sealed, and the forms open without it.
 * @returns whether the forms may open
 */
function useInputOwner(isSignedIn: boolean): boolean {
  const queries = useQueryClient();
  const [mustAsk, setMustAsk] = useState(() => sessionState().input.isSealed);
  useEffect(() => {
    if (!mustAsk || !isSignedIn) return;
    queries
      .fetchQuery(quietMeQuery)
      .then(
        ({ personId }) => dispatchToSession({ type: 'owner-named', personId }),
        () => undefined,
      )
      .finally(() => setMustAsk(false));
  }, [mustAsk, isSignedIn, queries]);
  return !mustAsk;
}
