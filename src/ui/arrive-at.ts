import { announce } from './announce';
import { askedElement } from './last-action';

/** Delay in ms of the announcement: the page before removes its own until then. */
const SAID_AFTER_MS = 200;

/**
 * Focuses the heading of a new page or step. Announces it if the pressed control has gone: Orca then takes the new place
 * without saying it. If the control still stands, a screen reader says the heading itself.
 * @param known the text that was said last: a page with the same title says it once
 * @returns takes the announcement back. Tells whether it came too late
 */
export function arriveAt(heading: HTMLElement, known?: string): () => boolean {
  const isControlGone = document.activeElement === document.body && askedElement()?.isConnected === false;
  heading.focus();
  const text = heading.textContent;
  let takeBack: (() => void) | undefined;
  let isSaid = !isControlGone || text === known;
  const timer = isSaid ? undefined : setTimeout(say, SAID_AFTER_MS);
  function say() {
    isSaid = true;
    if (document.activeElement === heading) takeBack = announce(text);
  }
  return () => {
    clearTimeout(timer);
    takeBack?.();
    return isSaid;
  };
}
