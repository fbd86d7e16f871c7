import { EndOfSession } from './EndOfSession';

export default function LogoutScreen() {
  return <EndOfSession all={false} />;
}
