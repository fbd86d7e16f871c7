import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { ask, preloadDialog } from './dialogs';
import { i18n } from '../texts/i18n';
import { perApp } from '../lifetime';

/** Each form as the function that discards its changes. */
const dirty = new Set<() => void>();
const state = perApp(() => ({ mayAsk: true }));

/** Leaves the page without a question, because the input belongs to another account than the session. */
export function leaveUnasked(): void {
  state().mayAsk = false;
}

/**
 * Marks unsaved changes while `isDirty` is true. The browser itself asks before it closes or reloads the page; for Back
 * and Forward, `useBackQuestion` asks. Loads the question early, because the network may be gone by then.
 * @param discard called when the user agrees to lose the changes; it forgets what is kept of them
 */
export function useUnsavedChanges(isDirty: boolean, discard: () => void = nothing): void {
  const onDiscard = useEffectEvent(discard);
  useEffect(() => {
    if (!isDirty) return;
    const own = () => onDiscard();
    dirty.add(own);
    preloadDialog();
    const hold = (event: BeforeUnloadEvent) => state().mayAsk && event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => {
      dirty.delete(own);
      window.removeEventListener('beforeunload', hold);
    };
  }, [isDirty]);
}

/**
 * Asks about unsaved changes before Back and Forward leave the page. Other navigations ask with `confirmLeave` where the
 * user starts them; those that the app starts, such as to an obligation, keep the input. The router supports one blocker
 * at a time, so the frame of these pages calls this once.
 */
export function useBackQuestion(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && dirty.size > 0);
  const question = useEffectEvent(() => {
    if (blocker.state === 'blocked') void confirmLeave().then((isOk) => (isOk ? blocker.proceed() : blocker.reset()));
  });
  // A second Back while the question shows does not ask again, because the state stays "blocked".
  useEffect(() => question(), [blocker.state]);
}

export async function confirmLeave(): Promise<boolean> {
  if (dirty.size === 0) return true;
  const isOk = await ask({
    title: i18n.t('shell:discard.title'),
    body: i18n.t('shell:discard.body'),
    ok: i18n.t('shell:discard.ok'),
    cancel: i18n.t('shell:discard.cancel'),
    isDangerous: true,
  });
  if (isOk) for (const discard of dirty) discard();
  return isOk;
}

function nothing(): void {
  // A form with secret input stores none, so it has nothing to discard.
}
