import { useEffect } from 'react';
import english from '../../../locales/en/settings.json';
import { isRecord } from '../../api/response/record';
import { ask } from '../feedback/dialogs';
import { holdHistory } from '../navigation/history-hold';
import { defineTexts, translate } from '../i18n/i18n';

const texts = defineTexts('settings', english);

/**
 * Number of forms with unsaved changes. Code that navigates away asks first (docs/decisions/behaviour.md: unsaved
 * changes ask before they are dropped).
 */
let dirty = 0;

/**
 * Marks unsaved changes while `isDirty` is true. The browser itself asks before it closes or reloads the page; for Back
 * and Forward, this hook asks.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    dirty += 1;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    const letHistoryGo = holdHistory(askBeforeGoing(placeOf(history.state)));
    return () => {
      dirty -= 1;
      window.removeEventListener('beforeunload', hold);
      letHistoryGo();
    };
  }, [isDirty]);
}

/**
 * Asks the user before unsaved changes are lost.
 * @returns true when nothing is lost or the user agrees
 */
export async function confirmLeave(): Promise<boolean> {
  if (dirty === 0) return true;
  return ask({
    title: translate(texts, 'discard.title'),
    body: translate(texts, 'discard.body'),
    ok: translate(texts, 'discard.ok'),
    cancel: translate(texts, 'discard.cancel'),
    isDangerous: true,
  });
}

/**
 * Handles popstate. The browser has already moved by then, so the handler first returns to the entry of the form
 * (`here`). If the user agrees, it then repeats the move.
 */
function askBeforeGoing(here: number): (event: PopStateEvent) => void {
  let isGoing = false;
  let isAsking = false;
  return (event) => {
    const steps = placeOf(event.state) - here;
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

/** Returns the router's number of a history entry; NaN for an entry of other code. */
function placeOf(state: unknown): number {
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : Number.NaN;
}
