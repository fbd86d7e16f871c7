/**
 * The username that a user typed into the prerendered form before the app started (see docs/decisions/first-paint.md).
 * If the app hydrates that form, the field keeps it. If the app must render the page again (another brand or language),
 * this module carries it over.
 */
let username: string | undefined;

/** Stores the value of the prerendered field, before the app renders the page again. */
export function keepEarlyInput(root: ParentNode): void {
  const field = root.querySelector('input[name="username"]');
  if (field instanceof HTMLInputElement && field.value !== '') username = field.value;
}

/** Returns the early username; the form uses it for its first render. */
export function earlyUsername(): string | undefined {
  return username;
}

/**
 * Whether the page has received input before the app started: typing, a press, or a value that the browser filled in.
 * The app itself fills in a remembered username, so that is no input.
 */
export function hasEarlyInput(): boolean {
  const field = document.querySelector<HTMLInputElement>('input[name="username"]:not([data-remembered])');
  return (field !== null && field.value !== '') || document.querySelector('#root[data-touched]') !== null;
}

/** Ends when the app has taken over the page. */
const takeover = new AbortController();

/**
 * Prepares for a page that React cannot hydrate, because a translation or an extension has changed it. React then makes
 * new elements in place of the prerendered ones.
 * @returns to call once they are there: carries over what the user typed, ticked, pressed and focused
 */
export function watchEarlyInput(root: HTMLElement): () => void {
  const controlsIn = () => [...root.querySelectorAll<HTMLElement>('input, button, select, a')];
  const before = controlsIn();
  let focused = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener('focusin', noteFocus, { signal: takeover.signal });
  return () => {
    for (const [index, after] of controlsIn().entries()) {
      const old = before[index];
      if (old === undefined || old.isConnected || old.localName !== after.localName) continue;
      if (old.dataset.early !== undefined) after.dataset.early = old.dataset.early;
      if (old instanceof HTMLInputElement && after instanceof HTMLInputElement) carry(old, after);
      if (old === focused) after.focus({ preventScroll: true });
    }
  };
}

function carry(old: HTMLInputElement, after: HTMLInputElement): void {
  if (old.checked !== after.checked) return after.click();
  if (old.type === 'checkbox' || old.value === '') return;
  after.value = old.value;
  after.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Repeats the user's last action before hydration: a pressed button or link, a chosen language, or Enter in a field.
 *
 * The page's start script marks that element with `data-early` and the root with `data-touched`
 * (src/app/start/page/early-actions.ts). It stops when `data-prerendered` is removed. A submitted form stays
 * read-only and busy until then. If the user has already submitted username and password, this submits the form twice,
 * once for each step.
 */
export function repeatEarlyAction(): void {
  const root = document.querySelector<HTMLElement>('#root[data-prerendered]');
  if (root === null) return;
  delete root.dataset.prerendered;
  takeover.abort();
  const element = root.querySelector<HTMLElement>('[data-early]');
  if (element === null) return;
  for (const field of root.querySelectorAll<HTMLInputElement>('input[readonly]')) field.readOnly = false;
  root.querySelector('[data-busy]')?.removeAttribute('data-busy');
  const { early = '' } = element.dataset;
  delete element.dataset.early;
  if (element instanceof HTMLSelectElement) {
    // Hydration has reset the select to the app's value.
    element.value = early;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLInputElement) {
    element.form?.requestSubmit();
    if (element.name === 'password') element.form?.requestSubmit();
  } else {
    element.click();
  }
}
