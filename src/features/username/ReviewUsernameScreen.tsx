import { UsernameFlow } from './UsernameFlow';

export default function ReviewUsernameScreen() {
  return <UsernameFlow page="review" />;
}
