import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { CHUNK_LOAD_TIMEOUT_MS } from '../lib/constants';
import { readStored, removeStored, writeStored } from '../lib/storage';
import { type Screen } from './routes';

/** A part of the page did not arrive, a reload included (spec 9, Script chunk load timeout). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

const components = new Map<Screen, ComponentType | LazyExoticComponent<ComponentType>>();

/** The component of a screen; always the same one, so that React keeps its state. */
export function componentOf(screen: Screen): ComponentType | LazyExoticComponent<ComponentType> {
  let component = components.get(screen);
  if (component === undefined) {
    component = lazy(() => load(screen));
    components.set(screen, component);
  }
  return component;
}

/** Loads the first screen before the app renders, so that it can take over the prerendered form without a gap. */
export async function preload(screen: Screen): Promise<void> {
  try {
    const { default: component } = await load(screen);
    if (!components.has(screen)) components.set(screen, component);
  } catch {
    // The error boundary tells the person: the lazy component fails again, and there is a page by then.
  }
}

/**
 * Loads a screen within 120 s. A failure reloads the page once, since the usual reason is a new release that took the old files
 * away; a second one is told to the person.
 * @throws ChunkError
 */
async function load(screen: Screen): Promise<{ default: ComponentType }> {
  // Absent while the page is prerendered.
  const here = globalThis.location?.pathname ?? '';
  try {
    const module = await withTimeout(screen(), CHUNK_LOAD_TIMEOUT_MS);
    removeStored('reloadedForChunk');
    return module;
  } catch (cause) {
    const mayReload = navigator.onLine && readStored('reloadedForChunk') !== here && writeStored('reloadedForChunk', here);
    if (!mayReload) throw new ChunkError('A screen could not be loaded.', { cause });
    location.reload();
    return new Promise(() => undefined); // the page is going away
  }
}

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
