import { UsernameFlow } from './UsernameFlow';

/** /auth/review-username. */
export default function ReviewUsernameScreen() {
  return <UsernameFlow page="review" />;
}
