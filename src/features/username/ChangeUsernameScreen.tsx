import { UsernameFlow } from './UsernameFlow';

/** /auth/change-username (spec 2). */
export default function ChangeUsernameScreen() {
  return <UsernameFlow page="change" />;
}
