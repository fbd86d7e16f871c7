import { UsernameFlow } from './UsernameFlow';

/** /auth/review-username (see docs/product/2-screens.md#username-change-and-review). */
export default function ReviewUsernameScreen() {
  return <UsernameFlow page="review" />;
}
