import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isApiError } from '../../api/response/api-error';
import { applyHostBrand } from '../../lib/config/brand';
import { productionHostOf } from '../../lib/config/config';
import { sealInput } from '../../lib/forms/kept/personal';
import { useInputOwner } from '../../lib/forms/kept/use-input-owner';
import { loadPart } from '../../lib/browser/load-part';
import { paths, withQuery } from '../../lib/navigation/paths';
import { tokenOfState } from '../../lib/navigation/route-token';
import { signedOutState } from '../../lib/session/signed-out';
import { authCheckQuery } from '../../lib/session/session';
import { whenIdle } from '../../lib/browser/when-idle';
import { useObligationGate } from './obligation-gate';
import type { ScreenRoute, SignedOutTarget } from './routes';
import { Waiting } from '../layout/Waiting';

const SignedIn = lazy(() => loadPart(() => import('./SignedIn')));

/**
 * Renders nothing protected before the check confirms a session (see docs/product/4-states.md#authentication-check; it
 * fails closed). An unreadable answer or an error sends the user to sign-in and back, or to the target of the flow.
 */
export function SessionRequired({ entry, children }: { entry: ScreenRoute; children: ReactNode }) {
  const check = useQuery(authCheckQuery);
  const isStopped = useObligationGate({ isGated: entry.meetsObligation !== true, isSignedIn: Boolean(check.data) });
  const hasOwner = useInputOwner(Boolean(check.data));
  const [wasSignedIn, setSignedIn] = useState(false);
  if (check.data && !wasSignedIn) setSignedIn(true);
  if (check.data) {
    return (
      <>
        {isStopped || !hasOwner ? <Waiting /> : children}
        <WhenShown isNexo={check.data.isNexo} />
      </>
    );
  }
  if (check.isPending || (check.isFetching && !check.isFetchedAfterMount)) return <Waiting />;
  // "A 403 leads to the unauthorized page" (see docs/product/6-permissions.md): the user is signed in, but not set up
  // in this product. Sign-in would only redirect back here.
  if (isApiError(check.error) && check.error.status === 403)
    return <Navigate replace to={paths.unauthorizedError({ traceId: check.error.traceId })} />;
  return <SignedOut whenSignedOut={entry.whenSignedOut} wasSignedIn={wasSignedIn} />;
}

/** Mounts what every signed-in page needs when the browser is idle, after the screen itself. */
function WhenShown({ isNexo }: { isNexo: boolean }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  if (!isTime) return null;
  return (
    <Suspense fallback={null}>
      <SignedIn isNexo={isNexo} />
    </Suspense>
  );
}

interface SignedOutProps {
  whenSignedOut: SignedOutTarget | undefined;
  /** The session was there when the page opened, so the user is told that it has ended. */
  wasSignedIn: boolean;
}

function SignedOut({ whenSignedOut, wasSignedIn }: SignedOutProps) {
  const { pathname, search, state } = useLocation();
  const production = productionHostOf(location.host);
  // The client's brand no longer applies to a signed-out user.
  useEffect(() => {
    applyHostBrand();
    sealInput();
  }, []);
  const token = tokenOfState(state);
  // The token is no longer in the address bar; adds it again, because the page cannot work without it.
  const target =
    token === undefined
      ? pathname + search
      : withQuery(pathname, { ...Object.fromEntries(new URLSearchParams(search)), token });
  useEffect(() => {
    // On a hosted pre-production domain the user goes to the equivalent production host (see
    // docs/product/2-screens.md).
    if (production !== undefined) location.replace(`https://${production}${target}`);
  }, [production, target]);
  if (production !== undefined) return null;
  if (whenSignedOut !== undefined) return <Navigate replace to={whenSignedOut({ token, search })} />;
  const reason = wasSignedIn ? signedOutState('ended') : undefined;
  return <Navigate replace to={paths.login({ redirectUrl: target })} state={reason} />;
}
