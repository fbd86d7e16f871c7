import { EndOfSession } from './EndOfSession';

/** /auth/logout: ends this session (see docs/product/4-states.md#logout-and-logout-all-sessions). */
export default function LogoutScreen() {
  return <EndOfSession all={false} />;
}
