import { EndOfSession } from './EndOfSession';

/**
 * /auth/logout-all-sessions: ends every session of the person, then goes to sign-in with the query (see
 * docs/product/4-states.md).
 */
export default function LogoutAllSessionsScreen() {
  return <EndOfSession all />;
}
