import { everyHook } from '../../api/response/unwrap';
import { readStored, removeStored, writeStored } from '../../platform/storage';
import { loadPart } from '../../texts/part';
import { dropInput } from '../../session/personal';
import { leaveUnasked } from '../../forms/unsaved';
import { bindPerson, type Person, personOfPage } from '../../session/person';
import { meQueryFn } from '../../session/me';
import { broadcastToTabs, listenToTabs } from '../../platform/tabs';
import { perApp, whileAppLives } from '../../lifetime';
import { environment } from '../../platform/environment';

/*
 * A page acts for one person only (docs/decisions/person.md). When the session has become another person's, the page
 * loads again: only that ends everything that it still holds, shows and does for the person before.
 */

const account = perApp((): { before?: string | undefined } => ({}));

export function watchPerson(): void {
  account().before = readStored('personBefore');
  removeStored('personBefore');
  bindPerson({
    onKnown,
    onAnother: loadAnew,
    // A user who signs in here knows which account shows.
    onBegun: () => (account().before = undefined),
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
  if (person !== undefined && person !== account().before) {
    loadAnew();
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

function loadAnew(): void {
  // Another user's sign-in drops what was typed (docs/decisions/kept-input.md).
  dropInput();
  removeStored('switchDetails');
  leaveUnasked();
  const person = personOfPage();
  if (person !== undefined) writeStored('personBefore', person);
  environment().reload();
}

function onKnown(person: Person): void {
  broadcastToTabs({ type: 'person', personId: person.personId });
  keepActing(person);
  const { before } = account();
  if (before === undefined || before === person.personId) return;
  account().before = undefined;
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
