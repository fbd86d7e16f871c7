import { EndOfSession } from './EndOfSession';

/**
 * /auth/logout-all-sessions: ends every session of the user, then goes to sign-in with the same query (see
 * docs/product/4-states.md).
 */
export default function LogoutAllSessionsScreen() {
  return <EndOfSession all />;
}
