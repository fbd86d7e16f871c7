/**
 * Delay in ms in which texts come together: of two announcements right after each other, screen readers can lose the
 * first. A dialog that closes or opens with the announced event has done so by then.
 */
const TOGETHER_MS = 100;
/** Delay in ms after which screen readers know a new region. They announce changes only in regions that they know. */
export const KNOWN_AFTER_MS = 150;

/** The text that is announced once its time has come. */
let coming: Element | undefined;
/** When a region was made or shown, in ms of `performance.now()`. A region of the page itself has no entry. */
const madeAt = new WeakMap<Element, number>();

/**
 * Announces a text to screen readers without showing it. All callers share one region, and texts that come together are
 * one announcement. An error in a banner announces itself: what comes with it belongs inside it, visually hidden. While
 * a modal dialog is open, the region is inside it, because everything outside is inert. (WCAG 2.2, 4.1.3 Status
 * Messages)
 * @param message the whole sentence; the same sentence twice is announced twice
 * @returns takes the text back once it is no longer true, unless another one has replaced it
 */
export function announce(message: string): () => void {
  return say(message, TOGETHER_MS);
}

/** Announces at once that the user has to wait: the result may come soon, and is an announcement of its own. */
export function announceWait(message: string): () => void {
  return say(message, 0);
}

function say(message: string, afterMs: number): () => void {
  const part = document.createElement('span');
  part.textContent = message;
  const others = coming;
  // A new node, so that screen readers announce a repeated message again. One for all parts: of several, Orca says the
  // last.
  const text = others ?? document.createElement('p');
  if (others === undefined) coming = text;
  else text.append(' ');
  text.append(part);
  if (others === undefined) write(text, afterMs);
  return () => {
    part.remove();
    if (text.childElementCount === 0) text.remove();
  };
}

/** Writes the text, with the parts that come until then, once its time has come and screen readers know the region. */
function write(text: Element, inMs: number): void {
  if (inMs > 0) {
    setTimeout(write, inMs, text, 0);
    return;
  }
  // The page that announced it is gone.
  if (coming !== text) return;
  const region = findOrMake(openModal() ?? document.body);
  const knownIn = KNOWN_AFTER_MS - (performance.now() - (madeAt.get(region) ?? -KNOWN_AFTER_MS));
  if (knownIn > 0) {
    write(text, knownIn);
    return;
  }
  coming = undefined;
  if (text.childElementCount > 0) region.replaceChildren(text);
}

/** Removes all announced texts. Screen readers can read them in the page, so they must not outlive it. */
export function clearAnnouncements(): void {
  coming = undefined;
  for (const region of document.querySelectorAll('[data-announcer]')) region.replaceChildren();
}

function openModal(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}

/** Makes the empty region of the page or of a dialog, so that screen readers know it before the first text. */
export function prepareAnnouncements(host: Element = document.body): void {
  const region = findOrMake(host);
  // A dialog that opens again shows a hidden region, which screen readers treat as new.
  if (host !== document.body) madeAt.set(region, performance.now());
}

function findOrMake(host: Element): Element {
  const found = host.querySelector(':scope > [data-announcer]');
  if (found) return found;
  const region = document.createElement('div');
  region.className = 'ui-visually-hidden';
  region.dataset.announcer = 'polite';
  region.setAttribute('aria-live', 'polite');
  host.append(region);
  madeAt.set(region, performance.now());
  return region;
}
