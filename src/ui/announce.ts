/**
 * Says a text to people who use a screen reader, without showing it. One region serves all callers; while a modal
 * dialog is open the region lives inside it, because everything outside is inert then. (WCAG 2.2, 4.1.3 Status
 * Messages)
 * @param message the whole sentence; saying the same twice is announced twice
 * @param urgency "polite" waits for a pause, "assertive" interrupts: only for what stops the person
 */
export function announce(message: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  const host = openModal() ?? document.body;
  const region = findOrMake(host, urgency);
  const line = document.createElement('p');
  line.textContent = message;
  // A new node is an addition, so that a repeated message is heard again.
  region.replaceChildren(line);
}

function openModal(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}

function findOrMake(host: Element, urgency: 'polite' | 'assertive'): Element {
  const found = host.querySelector(`:scope > [data-announcer="${urgency}"]`);
  if (found) return found;
  const region = document.createElement('div');
  region.className = 'ui-visually-hidden';
  region.dataset.announcer = urgency;
  region.setAttribute('aria-live', urgency);
  host.append(region);
  return region;
}
