import { UsernameFlow } from './UsernameFlow';

/** /auth/change-username. */
export default function ChangeUsernameScreen() {
  return <UsernameFlow page="change" />;
}
