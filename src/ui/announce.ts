/** Delay in ms after which a dialog that closes with the announced event is gone. */
const CLOSED_AFTER_MS = 100;
/** Delay in ms after which screen readers know a new region. They announce changes only in regions that they know. */
const KNOWN_AFTER_MS = 150;

type Urgency = 'polite' | 'assertive';

/** Texts that wait until screen readers know their region. */
const waiting = new Set<Timer>();
/** When a region was made or shown, in ms of `performance.now()`. A region of the page itself has no entry. */
const madeAt = new WeakMap<Element, number>();

/**
 * Announces a text to screen readers without showing it. All callers share one region. While a modal dialog is open,
 * the region is inside it, because everything outside is inert. (WCAG 2.2, 4.1.3 Status Messages)
 * @param message the whole sentence; the same sentence twice is announced twice
 * @param urgency "polite" waits for a pause; "assertive" interrupts, so use it only for what blocks the user
 * @returns takes the text back once it is no longer true, unless another one has replaced it
 */
export function announce(message: string, urgency: Urgency = 'polite'): () => void {
  const host = openModal() ?? document.body;
  const region = findOrMake(host, urgency);
  const line = document.createElement('p');
  line.textContent = message;
  // A new node, so that screen readers announce a repeated message again.
  const write = () => region.replaceChildren(line);
  const knownIn = KNOWN_AFTER_MS - (performance.now() - (madeAt.get(region) ?? -KNOWN_AFTER_MS));
  const timer = knownIn > 0 ? later(write, knownIn) : write();
  // A dialog that closes at once takes its region with it, so the text goes to the page.
  if (host !== document.body)
    setTimeout(() => {
      const isNews = line.parentNode === region || (timer !== undefined && waiting.has(timer));
      if (!region.isConnected && isNews) findOrMake(openModal() ?? document.body, urgency).replaceChildren(line);
    }, CLOSED_AFTER_MS);
  return () => {
    if (timer !== undefined) forget(timer);
    line.remove();
  };
}

type Timer = ReturnType<typeof setTimeout>;

function later(write: () => void, ms: number): Timer {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    write();
  }, ms);
  waiting.add(timer);
  return timer;
}

function forget(timer: Timer): void {
  clearTimeout(timer);
  waiting.delete(timer);
}

/** Removes all announced texts. Screen readers can read them in the page, so they must not outlive it. */
export function clearAnnouncements(): void {
  for (const timer of waiting) forget(timer);
  for (const region of document.querySelectorAll('[data-announcer]')) region.replaceChildren();
}

function openModal(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}

/** Makes the empty regions of the page or of a dialog, so that screen readers know them before the first text. */
export function prepareAnnouncements(host: Element = document.body): void {
  for (const urgency of ['polite', 'assertive'] as const) {
    const region = findOrMake(host, urgency);
    // A dialog that opens again shows a hidden region, which screen readers treat as new.
    if (host !== document.body) madeAt.set(region, performance.now());
  }
}

function findOrMake(host: Element, urgency: Urgency): Element {
  const found = host.querySelector(`:scope > [data-announcer="${urgency}"]`);
  if (found) return found;
  const region = document.createElement('div');
  region.className = 'ui-visually-hidden';
  region.dataset.announcer = urgency;
  region.setAttribute('aria-live', urgency);
  host.append(region);
  madeAt.set(region, performance.now());
  return region;
}
