import { type ComponentType, createElement, useEffect, useState } from 'react';
import { loadPart, reloadOnce, tryPart } from '../../texts/load-part';
import { Waiting } from '../layout/Waiting';
import { PartLost } from '../notices/PartLost';
import { isOnCard, type ScreenRoute } from './route';

/**
 * The `lazy` of a route: loads its screen. It never rejects: the router keeps a rejected `lazy` for good, and a reload
 * before the navigation is over would show the page before. Another screen takes the place of one that is lost.
 */
export function lazyScreen(route: ScreenRoute): () => Promise<{ Component: ComponentType }> {
  return () =>
    tryPart(route.screen, route.texts).then(
      ({ default: Component }) => ({ Component }),
      (cause: unknown) => ({ Component: lostScreen(route, cause) }),
    );
}

/**
 * Reloads the page, which is at the address of the lost screen by now. If that does not help, it says so, and becomes
 * the screen once a later try has loaded it.
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
