import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Resumption } from '../api/configure';
import { goTo } from '../navigation/navigation';
import { searchOf, withQuery } from '../navigation/path';
import { currentPage } from '../navigation/redirects';
import { readStored, removeStored, writeStored } from '../platform/storage';

/*
 * A change that needs a step-up goes on after it. The query parameter `resume` carries the change. The browser tab also
 * notes it before it leaves, because a saved or shared link must not begin a change.
 */

/** @param change names the change, for `useResume` after the step-up */
export function resumeAs(change: string, page = currentPage()): Resumption {
  return () => {
    writeStored('changeToResume', change);
    return new URL(withQuery(page, { resume: change }), location.origin);
  };
}

/**
 * Returns the change that needed a step-up, to go on with it. Reads it once and removes it, also from the address: a
 * reload, Back or a saved link must not begin it again.
 */
export function useResume(): string | null {
  const { search } = useLocation();
  const [named] = useState(() => new URLSearchParams(search).get('resume'));
  const [noted] = useState(() => readStored('changeToResume'));
  const forget = useEffectEvent(() => {
    removeStored('changeToResume');
    if (named === null) return;
    const query = new URLSearchParams(search);
    query.delete('resume');
    goTo(currentPage({ pathname: location.pathname, search: searchOf(query) }), { replace: true });
  });
  useEffect(() => forget(), []);
  return named === noted ? named : null;
}

/** Acts once, when what the act needs has loaded; undefined until then. */
export function useOnceLoaded<T>(loaded: T | undefined, act: (loaded: T) => void): void {
  const hasActed = useRef(false);
  const run = useEffectEvent(() => loaded !== undefined && act(loaded));
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (!isLoaded || hasActed.current) return;
    hasActed.current = true;
    run();
  }, [isLoaded]);
}
