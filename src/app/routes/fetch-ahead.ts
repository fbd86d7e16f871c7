import { tryPart } from '../../texts/part';
import { routeOf } from './known-routes';

type Link = Pick<URL, 'origin' | 'pathname'>;

/**
 * The links that the user points at or focuses. `data-next` of a form lists the likely next paths, separated by spaces.
 */
export function linksAt(target: EventTarget | null): Link[] {
  const near = target instanceof Element ? target.closest<HTMLElement>('a, [data-next]') : null;
  if (near instanceof HTMLAnchorElement) return [near];
  return near?.dataset.next?.split(' ').map((path) => new URL(path, location.origin)) ?? [];
}

/** The browser keeps the module for the route that imports it. Needs the table of routes. */
export function fetchScreen({ origin, pathname }: Link): void {
  const entry = origin === location.origin ? routeOf(pathname) : undefined;
  // Ignores a failed prefetch; the error shows when the user opens the screen.
  if (entry !== undefined && 'screen' in entry) tryPart(entry.screen, entry.texts).catch(() => undefined);
}
