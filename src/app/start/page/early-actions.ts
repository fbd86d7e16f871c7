import { isByHand } from '../../../features/login/filled';
import { isLetter, takeKeys } from '../../../features/login/keys-ahead';
import { LENGTHS } from '../../../platform/constants';

/**
 * Marks what the user presses, chooses or submits in the prerendered page before the app takes over. The app then acts
 * on the marks (src/forms/early-input.ts).
 */
export function watchEarlyActions(): void {
  for (const type of ['click', 'change', 'keydown', 'input', 'submit']) addEventListener(type, onEvent, true);
}

function onEvent(event: Event): void {
  const root = document.querySelector<HTMLElement>('#root[data-prerendered]');
  if (root === null || !(event.target instanceof Element)) return;
  root.dataset.touched = '';
  const link = event instanceof MouseEvent && event.type === 'click' ? linkOfApp(root, event, event.target) : null;
  if (link !== null) {
    event.preventDefault();
    return mark(root, link);
  }
  if (isOfEarlyForm(root, event, event.target)) return;
  if (event.type === 'click') mark(root, event.target.closest('button'));
  if (event.type === 'change') mark(root, event.target.closest('select'));
  if (isEnter(event) && !event.isComposing) mark(root, event.target.closest('input'));
}

/** The pressed link, if the app follows it: only the app can take along the username and the sign-in target. */
function linkOfApp(root: HTMLElement, press: MouseEvent, target: Element): HTMLAnchorElement | null {
  if (press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return null;
  const link = target.closest('a');
  // The link that loads the page again stands outside of the root.
  const isOfApp = link !== null && root.contains(link) && link.origin === location.origin && link.target === '';
  return isOfApp ? link : null;
}

function mark(root: HTMLElement, element: HTMLElement | null): void {
  if (element === null) return;
  root.querySelector('[data-early]')?.removeAttribute('data-early');
  element.dataset.early = element instanceof HTMLSelectElement ? element.value : '';
}

/**
 * Runs the sign-in form until the app takes over, and returns whether it handled the event. Next becomes available once
 * there is a username. The first Enter, press of Next, or letter typed on Next or on the box above it counts as Next.
 * It shows as busy at once. It also moves the focus to the password field, so that later keys do not reach the username
 * (as keys-ahead.ts does). Enter in the password field is marked too. The browser never submits the form itself.
 */
function isOfEarlyForm(root: HTMLElement, event: Event, target: Element): boolean {
  const form = root.querySelector('form');
  const username = form?.elements.namedItem('username');
  const password = form?.elements.namedItem('password');
  const next = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!next || !(username instanceof HTMLInputElement) || !(password instanceof HTMLInputElement)) return false;
  if (event.type === 'submit') {
    event.preventDefault();
    event.stopPropagation();
  }
  const typed = username.value.trim();
  if (event.type === 'input' && target === username) {
    next.disabled = typed === '';
    // The user cannot have typed the password of a hidden field, so it belongs to the username before
    // (src/features/login/use-filled-password.ts).
    if (isByHand(event)) password.value = '';
  }
  const isOnNext = target === next || target === form?.elements.namedItem('remember');
  const isLetterOnNext = isOnNext && isKeyDown(event) && isLetter(event);
  if (username.readOnly) {
    if (isLetterOnNext) password.focus();
    if (isEnter(event) && target === password && password.value !== '') mark(root, password);
    return true;
  }
  if (event.type !== 'submit' && !isLetterOnNext) return false;
  if (typed === '' || typed.length > LENGTHS.loginUsername.max) return false;
  mark(root, next);
  username.readOnly = true;
  next.dataset.busy = 'long';
  takeKeys(password.closest<HTMLElement>('[hidden]'), password);
  return true;
}

function isKeyDown(event: Event): event is KeyboardEvent {
  return event instanceof KeyboardEvent && event.type === 'keydown';
}

function isEnter(event: Event): event is KeyboardEvent {
  return isKeyDown(event) && event.key === 'Enter';
}
