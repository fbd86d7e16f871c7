import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../api/response/api-error';
import { applyHostBrand } from '../../platform/brand';
import { productionHostOf } from '../../platform/config';
import { sealInput } from '../../session/personal';
import { useInputOwner } from '../../session/use-input-owner';
import { loadPart } from '../../texts/load-part';
import { goTo } from '../../navigation/navigation';
import { withQuery } from '../../navigation/path';
import { paths } from '../../navigation/paths';
import { Redirect } from '../../navigation/Redirect';
import { checkedTarget, currentPage, redirectRules } from '../../navigation/redirects';
import { tokenOfState } from '../../navigation/route-token';
import { type SignedOutReason, signedOutState } from '../../platform/signed-out';
import { authCheckQuery } from '../../session/session';
import type { SafeUrl } from '../../navigation/safe-url';
import { whenIdle } from '../../platform/when-idle';
import { Card } from '../../ui/Card';
import { PartLost } from '../notices/PartLost';
import { useObligationGate } from './obligation-gate';
import { usePersonGate } from './person-gate';
import { isOnCard, type ScreenRoute, type SignedOutTarget } from './route';
import { Waiting } from '../layout/Waiting';

interface SessionRequiredProps {
  route: ScreenRoute;
  children: ReactNode;
}

/**
 * Renders nothing protected before the check confirms a session (see docs/product/4-states.md#authentication-check; it
 * fails closed). An unreadable response or an error sends the user to sign-in and back, or to the target of the flow.
 */
export function SessionRequired({ route, children }: SessionRequiredProps) {
  const check = useQuery(authCheckQuery);
  const isStopped = useObligationGate({ isGated: route.meetsObligation !== true, isSignedIn: Boolean(check.data) });
  const person = usePersonGate(Boolean(check.data));
  const hasOwner = useInputOwner(Boolean(check.data) && !person.isPending);
  const [wasSignedIn, setSignedIn] = useState(false);
  if (check.data && !wasSignedIn) setSignedIn(true);
  if (check.data) {
    const lost = person.retry && <PartLost isOnCard={isOnCard(route)} retry={person.retry} />;
    const shown = lost === undefined ? children : isOnCard(route) ? <Card>{lost}</Card> : lost;
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
    sealInput();
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
  return <Redirect to={paths.login({ redirectUrl: page })} state={reason && signedOutState(reason)} />;
}

/**
 * On a hosted pre-production domain a signed-out user goes to the same page of the production host. Null on every other
 * host.
 */
function onProductionHost(page: SafeUrl): SafeUrl | null {
  const host = productionHostOf(location.host);
  if (host === undefined) return null;
  const origin = `https://${host}`;
  return checkedTarget(origin + page, { ...redirectRules(), allowedOrigins: [origin] });
}
