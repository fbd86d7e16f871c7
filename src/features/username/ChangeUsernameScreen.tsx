import { UsernameFlow } from './UsernameFlow';

/** /auth/change-username (see docs/product/2-screens.md#username-change-and-review). */
export default function ChangeUsernameScreen() {
  return <UsernameFlow page="change" />;
}
