import '../ui/tokens.css';
import '../ui/base.css';
import './layout/app.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { bindNavigate } from '../lib/navigation/navigation';
import { OfflineBar } from '../ui/OfflineBar';
import { ErrorBoundary } from './notices/ErrorBoundary';
import { Overlays } from './overlays/Overlays';
import { RouteHost } from './routes/RouteHost';

/**
 * The app inside a router: the page of the address, and what may stand over every page. The router comes from outside,
 * since the production build renders the sign-in page beforehand with a static one.
 */
export function App({ queries }: { queries: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <WithNavigation>
          <OfflineBar />
          <RouteHost />
          <Overlays />
        </WithNavigation>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Gives the router's navigation to `lib/navigation`, before any screen's own effects can ask for it. */
function WithNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useLayoutEffect(() => bindNavigate(navigate), [navigate]);
  return children;
}
