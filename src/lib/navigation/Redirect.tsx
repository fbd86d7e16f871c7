import { Navigate } from 'react-router-dom';
import type { SafeUrl } from './safe-url';

/** Goes to a route of the app while it renders. Replaces the current history entry, so Back does not redirect again. */
export function Redirect({ to, state }: { to: SafeUrl; state?: unknown }) {
  return <Navigate replace to={to} state={state} />;
}
