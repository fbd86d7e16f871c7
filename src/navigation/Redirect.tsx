import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { goTo } from './navigation';
import type { SafeUrl } from './path';

/**
 * Goes to a route of the app. Replaces the current history entry, so Back does not redirect again. It goes once, while
 * the router's own `Navigate` goes again at each render with another state object: this page stays while the code of
 * the next one loads. A navigation that has begun before has a better reason, such as a sign-out in another tab.
 */
export function Redirect({ to, state }: { to: SafeUrl; state?: unknown }) {
  const { key } = useLocation();
  const navigation = useNavigation();
  const go = useEffectEvent(() => {
    if (navigation.state === 'idle') goTo(to, { replace: true, state, inPage: true });
  });
  useEffect(() => go(), [to, key]);
  return null;
}
