import { useState } from 'react';
import { useFormMayShow } from './use-signed-in';
import { LoginForm } from './LoginForm';

/**
 * /auth/login (see docs/product/2-screens.md#login): nothing shows while somebody may be signed in already; else the
 * form, username first.
 */
export default function LoginScreen() {
  const [isLeaving, setLeaving] = useState(false);
  return useFormMayShow(isLeaving) ? <LoginForm onLeave={() => setLeaving(true)} /> : null;
}
