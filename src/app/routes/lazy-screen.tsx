import { type ComponentType, createElement, useEffect, useState } from 'react';
import { loadPart, reloadOnce, tryPart } from '../../texts/load-part';
import { Waiting } from '../layout/Waiting';
import { PartLost } from '../notices/PartLost';
import { isOnCard, type ScreenRoute } from './route';

/**
 * The `lazy` of a route: loads its screen. It never rejects, because the router keeps a rejected `lazy` for good. A
 * reload before the end of the navigation would show the previous page. If the code is lost, another screen replaces
 * it.
 */
export function lazyScreen(route: ScreenRoute): () => Promise<{ Component: ComponentType }> {
  return () =>
    tryPart(route.screen, route.texts).then(
      ({ default: Component }) => ({ Component }),
      (cause: unknown) => ({ Component: lostScreen(route, cause) }),
    );
}

/**
 * Reloads the page, whose address is that of the lost screen by now. If that fails, it says so. A later try that loads
 * the screen replaces the message.
 */
function lostScreen(route: ScreenRoute, cause: unknown): ComponentType {
  let Loaded: ComponentType | undefined;
  return function LostScreen() {
    const [isLoading, setLoading] = useState(Loaded === undefined);
    useEffect(() => {
      if (Loaded === undefined) reloadOnce(cause).catch(() => setLoading(false));
    }, []);
    async function retry() {
      setLoading(true);
      Loaded = await loadPart(route.screen, route.texts).then(
        (part) => part.default,
        () => undefined,
      );
      setLoading(false);
    }
    if (isLoading) return <Waiting />;
    if (Loaded !== undefined) return createElement(Loaded);
    return <PartLost isOnCard={isOnCard(route)} retry={() => void retry()} />;
  };
}
