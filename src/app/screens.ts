import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadPart } from '../lib/load-part';
import { routeOf, type Screen } from './routes';

const components = new Map<Screen, ComponentType | LazyExoticComponent<ComponentType>>();

/** The component of a screen; always the same one, so that React keeps its state. */
export function componentOf(screen: Screen): ComponentType | LazyExoticComponent<ComponentType> {
  let component = components.get(screen);
  if (component === undefined) {
    component = lazy(() => loadPart(screen));
    components.set(screen, component);
  }
  return component;
}

/** A link that is pointed at or has the focus: its screen is fetched ahead, and is often there when it is clicked. */
export function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin) return;
  const entry = routeOf(link.pathname);
  // One that does not arrive is told when it is clicked.
  if (entry !== undefined && 'screen' in entry) void entry.screen().catch(() => undefined);
}

/** Loads the first screen before the app renders, so that it can take over the prerendered form without a gap. */
export async function preload(screen: Screen): Promise<void> {
  try {
    const { default: component } = await loadPart(screen);
    if (!components.has(screen)) components.set(screen, component);
  } catch (error) {
    // The error boundary tells the person, once there is a page: nobody waits for the same file twice.
    components.set(screen, () => {
      throw error;
    });
  }
}
