import { UsernameFlow } from './UsernameFlow';

export default function ChangeUsernameScreen() {
  return <UsernameFlow page="change" />;
}
