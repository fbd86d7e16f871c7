import { UsernameFlow } from './UsernameFlow';

/** /auth/review-username (spec 2). */
export default function ReviewUsernameScreen() {
  return <UsernameFlow page="review" />;
}
