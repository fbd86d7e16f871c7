import '../ui/tokens.css';
import '../ui/base.css';
import './layout/app.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { readStored, subscribeToStorage } from '../lib/browser/storage';
import { partOf } from '../lib/browser/part';
import { bindNavigate } from '../lib/navigation/navigation';
import { OfflineBar } from '../ui/OfflineBar';
import { ErrorBoundary } from './notices/ErrorBoundary';
import { Overlays } from './overlays/Overlays';
import { RouteHost } from './routes/RouteHost';

/**
 * The app inside a router: the page of the current address and the overlays of every page. The caller provides the
 * router, because the production build prerenders the sign-in page with a static one.
 */
export function App({ queries }: { queries: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <WithNavigation>
          <Acting />
          <OfflineBar />
          <RouteHost />
          <Overlays />
        </WithNavigation>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

const ActingBar = partOf(() => import('./overlays/ActingBar'));

/** The bar of a running impersonation. It loads only then. */
function Acting() {
  const isActing = useSyncExternalStore(
    subscribeToStorage,
    () => readStored('actingSession') !== undefined,
    () => false,
  );
  return isActing && <ActingBar />;
}

/**
 * Gives the router's navigate function to `lib/navigation` in a layout effect, before any screen's effect can need it.
 */
function WithNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useLayoutEffect(() => bindNavigate(navigate), [navigate]);
  return children;
}
