import { type ComponentType, createElement, useEffect, useState } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import { isSuccess, resultOf } from '../../navigation/results';
import { reloadOnce } from '../../navigation/lost-chunk';
import { loadPart, tryPart } from '../../texts/part';
import { Waiting } from '../layout/Waiting';
import { PartLost } from '../notices/PartLost';
import { isOnCard, type ScreenRoute } from './route';

export type LazyScreen = Pick<ScreenRoute, 'screen' | 'texts' | 'layout'>;

export function toScreen(route: ScreenRoute): RouteObject {
  return { path: route.path, lazy: lazyScreen(route), hydrateFallbackElement: <Waiting />, handle: route };
}

/**
 * The `lazy` of a route: loads its screen. It never rejects, because the router keeps a rejected `lazy` for good. A
 * reload before the end of the navigation would show the previous page. If the code is lost, another screen replaces
 * it.
 */
export function lazyScreen(route: LazyScreen): () => Promise<{ Component: ComponentType }> {
  return () =>
    tryPart(route.screen, route.texts).then(
      ({ default: Component }) => ({ Component }),
      (cause: unknown) => ({ Component: lostScreen(route, cause) }),
    );
}

/**
 * Reloads the page, whose address is that of the lost screen by now. If that fails, it says so. A later try that loads
 * the screen replaces the message. A success is said at once, since the document of a reload can be lost too.
 */
function lostScreen(route: LazyScreen, cause: unknown): ComponentType {
  let Loaded: ComponentType | undefined;
  return function LostScreen() {
    const isDone = isSuccess(resultOf(useLocation().state));
    const reloads = Loaded === undefined && !isDone;
    const [isLoading, setLoading] = useState(reloads);
    useEffect(() => {
      if (reloads) reloadOnce(cause).catch(() => setLoading(false));
    }, [reloads]);
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
    return <PartLost isOnCard={isOnCard(route)} isDone={isDone} retry={() => void retry()} />;
  };
}
