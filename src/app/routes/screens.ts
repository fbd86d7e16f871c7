import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { ChunkError, loadPart } from '../../lib/browser/load-part';
import { withWords } from '../../lib/i18n/language';
import type { Screen } from './route';
import { routeOf } from './routes';

const components = new Map<Screen, ComponentType>();
const loading = new Map<Screen, Promise<void>>();
/** Screens whose files could not be loaded, for example because the browser is offline. */
const lost = new Set<Screen>();

/** A screen: its component once it has loaded, and how to load it again once that has failed. */
interface ScreenState {
  readonly component: ComponentType | undefined;
  readonly retry: (() => void) | undefined;
}

/**
 * The component of a screen, or undefined while it loads. The component stays identical, so React keeps its state.
 * `React.lazy` is not used: after a fallback, React delays the content by 300 ms, and a screen loads in a tenth of
 * that.
 */
export function useScreen(screen: Screen): ScreenState {
  const [drawn, redraw] = useState<object>();
  const component = components.get(screen);
  useEffect(() => {
    if (component !== undefined || lost.has(screen)) return undefined;
    let isGone = false;
    void preload(screen).then(() => isGone || redraw({}));
    return () => {
      isGone = true;
    };
  }, [screen, component, drawn]);
  const retry = useCallback(() => {
    lost.delete(screen);
    redraw({});
  }, [screen]);
  return { component, retry: lost.has(screen) ? retry : undefined };
}

/**
 * Event listener that prefetches screens. The target is a link under the pointer or with focus, or a form with
 * `data-next`. `data-next` lists the likely next paths, separated by spaces.
 */
export function fetchAhead({ target }: Event): void {
  const near = target instanceof Element ? target.closest<HTMLElement>('a, [data-next]') : null;
  if (near instanceof HTMLAnchorElement) fetchScreen(near);
  else for (const path of near?.dataset.next?.split(' ') ?? []) fetchScreen(new URL(path, location.origin));
}

/** Prefetches the screen of an address, if it has one. */
export function fetchScreen({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): void {
  const entry = origin === location.origin ? routeOf(pathname) : undefined;
  // Ignores a failed prefetch; the error shows when the user opens the screen.
  if (entry !== undefined && 'screen' in entry && !components.has(entry.screen))
    void withWords(entry.screen()).then(
      (part) => keep(entry.screen, part.default),
      () => undefined,
    );
}

/**
 * Loads a screen. The first screen loads before the app renders, so that the app can hydrate the prerendered form
 * without a gap. Repeated calls share one promise.
 */
export function preload(screen: Screen): Promise<void> {
  const known = loading.get(screen);
  if (known !== undefined) return known;
  const load = loadPart(screen).then(
    ({ default: component }) => keep(screen, component),
    (error: unknown) => {
      if (error instanceof ChunkError) {
        // The page keeps its frame, and can load the screen later.
        lost.add(screen);
        loading.delete(screen);
        return;
      }
      // Renders the error in the error boundary once there is a page.
      keep(screen, () => {
        throw error;
      });
    },
  );
  loading.set(screen, load);
  return load;
}

/** Keeps the first component. React would treat another function as another component and lose the user's input. */
function keep(screen: Screen, component: ComponentType): void {
  if (!components.has(screen)) components.set(screen, component);
}
