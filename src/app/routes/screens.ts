import { type ComponentType, useEffect, useReducer } from 'react';
import { loadPart } from '../../lib/browser/load-part';
import { routeOf, type Screen } from './routes';

const components = new Map<Screen, ComponentType>();
const loading = new Map<Screen, Promise<void>>();

/**
 * The component of a screen, undefined while it is loaded; always the same one, so that React keeps its state. Not
 * `React.lazy`: React holds back for 300 ms whatever comes after a fallback that it has shown, and a screen is there in
 * a tenth of that.
 */
export function useScreen(screen: Screen): ComponentType | undefined {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const component = components.get(screen);
  useEffect(() => {
    if (component !== undefined) return undefined;
    let isGone = false;
    void preload(screen).then(() => isGone || redraw());
    return () => {
      isGone = true;
    };
  }, [screen, component]);
  return component;
}

/**
 * A link that is pointed at or has the focus, or a form whose `data-next` says where it is likely to lead (paths,
 * parted by spaces): the screens are fetched ahead, and are often there when they are wanted.
 */
export function fetchAhead({ target }: Event): void {
  const near = target instanceof Element ? target.closest<HTMLElement>('a, [data-next]') : null;
  if (near instanceof HTMLAnchorElement) fetchScreen(near);
  else for (const path of near?.dataset.next?.split(' ') ?? []) fetchScreen(new URL(path, location.origin));
}

function fetchScreen({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): void {
  const entry = origin === location.origin ? routeOf(pathname) : undefined;
  // One that does not arrive is told when it is wanted.
  if (entry !== undefined && 'screen' in entry && !components.has(entry.screen))
    void entry.screen().then(
      (part) => keep(entry.screen, part.default),
      () => undefined,
    );
}

/**
 * Loads a screen: the first one before the app renders, so that it can take over the prerendered form without a gap.
 * However often it is asked for, it is waited for once.
 */
export function preload(screen: Screen): Promise<void> {
  const known = loading.get(screen);
  if (known !== undefined) return known;
  const load = loadPart(screen).then(
    ({ default: component }) => keep(screen, component),
    // The error boundary tells the person, once there is a page: nobody waits for the same file twice.
    (error: unknown) =>
      keep(screen, () => {
        throw error;
      }),
  );
  loading.set(screen, load);
  return load;
}

/** The first one stays: another function would be another component to React, and lose what was typed. */
function keep(screen: Screen, component: ComponentType): void {
  if (!components.has(screen)) components.set(screen, component);
}
