import { everyHook } from '../../api/response/unwrap';
import { readStored, removeStored, writeStored } from '../../platform/storage';
import { loadPart } from '../../texts/part';
import { leaveUnasked } from '../../forms/unsaved';
import {
  dispatchToSession,
  type Person,
  personOfPage,
  sessionState,
  watchSessionState,
} from '../../session/session-state';
import { meQueryFn } from '../../session/me';
import { broadcastToTabs, listenToTabs } from '../../navigation/tab-messages';
import { whileAppLives } from '../../lifetime';
import { environment } from '../../navigation/navigation';

/*
 * A page acts for one person only (docs/decisions/person.md). When the session has become another person's, the page
 * loads again: only that ends everything that it still holds, shows and does for the person before.
 */

export function watchPerson(): void {
  const before = readStored('personBefore');
  dispatchToSession({ type: 'loaded-again', before });
  removeStored('personBefore');
  // The service may have named the user before, while sign-in still showed.
  const { person } = sessionState();
  if (person !== undefined) introduce(person, before);
  watchSessionState((next, earlier) => {
    if (next.isOthers && !earlier.isOthers) loadAgain();
    else if (next.person !== undefined && earlier.person === undefined) introduce(next.person, earlier.before);
  });
  listenToTabs((message) => {
    // The announcement may be late, so the service has the last word.
    if (message.type === 'signed-in' || (message.type === 'person' && message.personId !== personOfPage())) compare();
  });
  const signal = whileAppLives();
  const compareIfVisible = () => document.visibilityState === 'visible' && compare();
  document.addEventListener('visibilitychange', compareIfVisible, { signal });
  // Two windows side by side both stay visible, so only the focus changes.
  window.addEventListener('focus', compare, { signal });
}

/** Returns false when this has not helped before: the service names the page's person and refuses all the same. */
export function showOtherAccount(): boolean {
  const person = personOfPage();
  if (person !== undefined && person !== sessionState().before) {
    loadAgain();
    return true;
  }
  compare();
  return false;
}

/**
 * Asks the service whose session it is. It asks even while an earlier call runs, because that one may have asked before
 * the session changed. A failure changes nothing: the next change is bound to this page's person.
 */
function compare(): void {
  if (personOfPage() !== undefined) meQueryFn(everyHook)({}).catch(() => undefined);
}

function loadAgain(): void {
  // Another user's sign-in drops what was typed (docs/decisions/kept-input.md).
  dispatchToSession({ type: 'input-dropped' });
  removeStored('switchDetails');
  leaveUnasked();
  const person = personOfPage();
  if (person !== undefined) writeStored('personBefore', person);
  environment().reload();
}

/** @param before the person of this page before it loaded again */
function introduce(person: Person, before: string | undefined): void {
  broadcastToTabs({ type: 'person', personId: person.personId });
  keepActing(person);
  if (before === undefined || before === person.personId) return;
  void loadPart(() => import('../overlays/questions'), ['obligations', 'session']).then(
    ({ tellOtherAccount }) => tellOtherAccount(person),
    // The account shows even without the message.
    () => undefined,
  );
}

/** An impersonation ends when the service names another person, for example after a sign-in at an identity provider. */
function keepActing({ personId }: Person): void {
  const acting = readStored('actingSession');
  if (acting === undefined) return;
  if (acting.personId === undefined) writeStored('actingSession', { ...acting, personId });
  else if (acting.personId !== personId) removeStored('actingSession');
}
