import { EndOfSession } from './EndOfSession';

/** /auth/logout-all-sessions: ends every session of the person, then goes to sign-in with the query (spec 4). */
export default function LogoutAllSessionsScreen() {
  return <EndOfSession all />;
}
