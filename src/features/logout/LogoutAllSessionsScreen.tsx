import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mustAskBeforeEnd } from '../../session/logout-all-sessions';
import { AskBeforeEnd } from './AskBeforeEnd';
import { EndOfSession } from './EndOfSession';

/**
 * /auth/logout-all-sessions: ends every session of the user, then goes to sign-in with the same query. Asks first when
 * a link on another site led here.
 */
export default function LogoutAllSessionsScreen() {
  const { state } = useLocation();
  const [isConfirmed, setConfirmed] = useState(false);
  if (!isConfirmed && mustAskBeforeEnd(state)) return <AskBeforeEnd onConfirm={() => setConfirmed(true)} />;
  return <EndOfSession all />;
}
