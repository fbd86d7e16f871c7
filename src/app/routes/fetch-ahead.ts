import { isRecord } from '../../api/response/record';
import { tryPart } from '../../texts/part';
import { loadRoutes, routeOf } from './known-routes';

/** `data-next` of a form lists the likely next paths, separated by spaces. */
export function fetchAhead({ target }: Event): void {
  const near = target instanceof Element ? target.closest<HTMLElement>('a, [data-next]') : null;
  if (near instanceof HTMLAnchorElement) fetchScreen(near);
  else for (const path of near?.dataset.next?.split(' ') ?? []) fetchScreen(new URL(path, location.origin));
}

/**
 * Prefetches the screens of the links in the content, so that the next screen renders in the task of the click. Does
 * nothing for a user who saves data, or on a slow line.
 */
export function fetchLinked(): void {
  // Safari and Firefox lack `navigator.connection`.
  const line: unknown = Reflect.get(navigator, 'connection');
  if (isRecord(line) && (line.saveData === true || line.effectiveType !== '4g')) return;
  document.querySelectorAll<HTMLAnchorElement>('main a').forEach(fetchScreen);
}

/** The browser keeps the modules for the router. A failed prefetch is ignored; the error shows at the opened screen. */
function fetchScreen({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): void {
  if (origin !== location.origin) return;
  void loadRoutes()
    .then(() => {
      const entry = routeOf(pathname);
      if (entry !== undefined && 'screen' in entry) return tryPart(entry.screen, entry.texts);
    })
    .catch(() => undefined);
}
