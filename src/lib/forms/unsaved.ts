import { useEffect, useEffectEvent } from 'react';
import english from '../../../locales/en/settings.json';
import { ask, preloadDialog } from '../feedback/dialogs';
import { entryPosition, interceptPopstate } from '../navigation/router-history';
import { defineTexts, translate } from '../i18n/i18n';

const texts = defineTexts('settings', english);

/**
 * The forms with unsaved changes, each as the function that discards them. Code that navigates away asks first
 * (docs/decisions/behaviour.md: unsaved changes ask before they are dropped).
 */
const dirty = new Set<() => void>();
let mayAsk = true;

/** The page leaves without a question: what is typed does not belong to the account of the session. */
export function leaveUnasked(): void {
  mayAsk = false;
}

/**
 * Marks unsaved changes while `isDirty` is true. The browser itself asks before it closes or reloads the page; for Back
 * and Forward, this hook asks. It loads the question early, because the network may be gone by then.
 * @param discard called when the user agrees to lose the changes; it forgets what is kept of them
 */
export function useUnsavedChanges(isDirty: boolean, discard: () => void = nothing): void {
  const onDiscard = useEffectEvent(discard);
  useEffect(() => {
    if (!isDirty) return;
    const own = () => onDiscard();
    dirty.add(own);
    preloadDialog();
    const hold = (event: BeforeUnloadEvent) => mayAsk && event.preventDefault();
    window.addEventListener('beforeunload', hold);
    const stopIntercepting = interceptPopstate(askBeforeGoing(entryPosition(history.state)));
    return () => {
      dirty.delete(own);
      window.removeEventListener('beforeunload', hold);
      stopIntercepting();
    };
  }, [isDirty]);
}

/**
 * Asks the user before unsaved changes are lost.
 * @returns true when nothing is lost or the user agrees
 */
export async function confirmLeave(): Promise<boolean> {
  if (dirty.size === 0) return true;
  const isOk = await ask({
    title: translate(texts, 'discard.title'),
    body: translate(texts, 'discard.body'),
    ok: translate(texts, 'discard.ok'),
    cancel: translate(texts, 'discard.cancel'),
    isDangerous: true,
  });
  if (isOk) for (const discard of dirty) discard();
  return isOk;
}

function nothing(): void {
  // A form whose input is secret keeps none.
}

/**
 * Handles popstate. The browser has already moved by then, so the handler first returns to the entry of the form
 * (`here`). If the user agrees, it then repeats the move.
 */
function askBeforeGoing(here: number): (event: PopStateEvent) => void {
  let isGoing = false;
  let isAsking = false;
  return (event) => {
    const steps = entryPosition(event.state) - here;
    // The position of an entry of other code is unknown.
    if (isGoing || Number.isNaN(steps)) return;
    event.stopImmediatePropagation();
    if (steps === 0) return;
    history.go(-steps);
    if (isAsking) return;
    isAsking = true;
    void confirmLeave().then((isOk) => {
      isAsking = false;
      if (!isOk) return;
      isGoing = true;
      history.go(steps);
    });
  };
}
