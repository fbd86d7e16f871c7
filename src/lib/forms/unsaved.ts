import { useEffect } from 'react';
import english from '../../../locales/en/settings.json';
import { isRecord } from '../../api/response/record';
import { ask } from '../feedback/dialogs';
import { holdHistory } from '../navigation/history-hold';
import { defineTexts, translate } from '../i18n/i18n';

const texts = defineTexts('settings', english);

/**
 * Forms with changes that are not saved: whoever takes the person away asks first (docs/decisions/behaviour.md: unsaved
 * changes ask before they are dropped).
 */
let dirty = 0;

/**
 * Marks unsaved changes while `isDirty` is true. The browser itself asks when the page is closed or reloaded; its Back
 * and Forward ask here.
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

/** Whether nothing would be lost, or the person agrees to lose it. */
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
 * The browser has moved in its history before a page hears of it: it is taken back to `here`, where the form stands,
 * and sent on when the person agrees.
 */
function askBeforeGoing(here: number): (event: PopStateEvent) => void {
  let isGoing = false;
  let isAsking = false;
  return (event) => {
    const steps = placeOf(event.state) - here;
    // An entry that is not the router's own cannot be counted from.
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

/** Which entry of the history this is, as the router numbers its own; NaN for another's. */
function placeOf(state: unknown): number {
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : Number.NaN;
}
