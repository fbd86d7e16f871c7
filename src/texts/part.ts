import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { CHUNK_LOAD_TIMEOUT_MS } from '../config/constants';
import { reloadOnce } from '../navigation/lost-chunk';
import { within } from '../platform/within';
import { loadTexts } from './i18n';
import type { Namespace } from './resources';

/**
 * Loads a part of the app within 120 s, and the texts that it says. What failed is lost (`reloadOnce`).
 * @throws ChunkError
 */
export async function loadPart<T>(part: () => Promise<T>, texts: readonly Namespace[] = []): Promise<T> {
  return tryPart(part, texts).catch(reloadOnce);
}

/** The same for a caller that deals with the failure itself. */
export async function tryPart<T>(part: () => Promise<T>, texts: readonly Namespace[]): Promise<T> {
  const all = Promise.all([part(), loadTexts(texts)]);
  const [loaded] = await within(all, CHUNK_LOAD_TIMEOUT_MS, timeOut);
  return loaded;
}

function timeOut(): never {
  throw new Error('timeout');
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Returns a component whose code loads when it is first shown. A failed load throws a ChunkError to the error boundary.
 * `React.lazy` is not used: after a fallback, React holds the content back for 300 ms.
 * @param load imports the code
 * @param texts what the part says
 * @param Waiting shows until the code has loaded; without it, nothing
 */
export function partOf<Props extends object>(
  load: Load<Props>,
  texts: readonly Namespace[] = [],
  Waiting?: () => ReactNode,
): ComponentType<Props> {
  return whenLoaded(() => loadPart(load, texts), Waiting);
}

/**
 * The same for a part that the page can do without. A failed load shows nothing and reloads nothing; the next time that
 * the part has something to show, it loads again.
 */
export function optionalPart<Props extends object>(
  load: Load<Props>,
  texts: readonly Namespace[] = [],
): ComponentType<Props> {
  return whenLoaded(() => tryPart(load, texts), undefined, true);
}

function whenLoaded<Props extends object>(
  load: Load<Props>,
  Waiting?: () => ReactNode,
  isOptional = false,
): ComponentType<Props> {
  let Shown: ComponentType<Props> | undefined = Waiting;
  return function LazyPart(props) {
    const [, redraw] = useState<unknown>();
    // What this render shows: the code can arrive between the render and its effect.
    const shown = Shown;
    const isLoading = useRef(false);
    useEffect(() => {
      if (shown !== Waiting || isLoading.current) return;
      isLoading.current = true;
      void load().then(
        (part) => {
          Shown = part.default;
          redraw({});
        },
        (error: unknown) => {
          isLoading.current = false;
          if (isOptional) return;
          // React calls this while it renders, so the error reaches the boundary.
          redraw(() => {
            throw error;
          });
        },
      );
    });
    return shown && createElement(shown, props);
  };
}
