import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { goTo } from '../navigation/navigation';
import { searchOf, withQuery } from '../navigation/path';
import { currentPage } from '../navigation/redirects';
import type { SafeUrl } from '../navigation/safe-url';
import { readStored, removeStored, writeStored } from '../platform/storage';
import { handleRefusedChange, isStepUp } from './handle-obligation';
import type { Place } from './obligations';

/*
 * A change that needs a step-up goes on after it. The query parameter `resume` carries the change. The browser tab also
 * notes it before it leaves, because a saved or shared link must not begin a change.
 */

/** Returns the page to return to, with the change that goes on there. */
export function waitWith(resume: string, page: SafeUrl): Place {
  writeStored('changeToResume', resume);
  return new URL(withQuery(page, { resume }), location.origin);
}

/** The call skips the hook `obligation`. `resume` names the change, for `useResume` after the step-up. */
export async function resumable<T>(change: Promise<T>, resume: string, page = currentPage()): Promise<T> {
  try {
    return await change;
  } catch (error) {
    handleRefusedChange(error, (obligation) => (isStepUp(obligation) ? waitWith(resume, page) : location));
    throw error;
  }
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

/** Goes on once with a change, when what it needs has loaded; undefined until then. */
export function useGoOn<T>(loaded: T | undefined, goOn: (loaded: T) => void): void {
  const hasGoneOn = useRef(false);
  const run = useEffectEvent(() => loaded !== undefined && goOn(loaded));
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (!isLoaded || hasGoneOn.current) return;
    hasGoneOn.current = true;
    run();
  }, [isLoaded]);
}
