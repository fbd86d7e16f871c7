import { EndOfSession } from './EndOfSession';

/** /auth/logout: ends this session (spec 4, Logout and logout-all-sessions). */
export default function LogoutScreen() {
  return <EndOfSession all={false} />;
}
