import { useState } from 'react';
import { useFormMayShow } from './use-signed-in';
import { LoginForm } from './LoginForm';

/** /auth/login. Renders nothing while a session may exist. */
export default function LoginScreen() {
  const [isLeaving, setLeaving] = useState(false);
  return useFormMayShow(isLeaving) ? <LoginForm onLeave={setLeaving} /> : null;
}
