import { EndOfSession } from './EndOfSession';

/** /auth/logout: ends this session. */
export default function LogoutScreen() {
  return <EndOfSession all={false} />;
}
