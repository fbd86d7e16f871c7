/**
 * What a person typed into the prerendered form before the app had started (see docs/decisions/first-paint.md). Where
 * the app takes the form over as it stands, the field keeps it; where it has to draw the page anew (another brand,
 * another language) it is carried over here.
 */
let username: string | undefined;

/** Keeps what stands in the prerendered field, before the page is drawn anew. */
export function keepEarlyInput(root: ParentNode): void {
  const field = root.querySelector('input[name="username"]');
  if (field instanceof HTMLInputElement && field.value !== '') username = field.value;
}

/** What was typed early; the form asks for it when it is first drawn. */
export function earlyUsername(): string | undefined {
  return username;
}

/**
 * Whether somebody was at the page before the app was: they typed, pressed something, or their browser filled the field
 * in.
 */
export function wasSomebodyEarly(): boolean {
  const field = document.querySelector<HTMLInputElement>('input[name="username"]');
  return (field !== null && field.value !== '') || document.querySelector('#root[data-touched]') !== null;
}

/**
 * Does what was done last before the app had taken the page over: a button pressed, a language chosen, Enter in a
 * field. The page's own script has marked the element with `data-early` and the root with `data-touched`
 * (scripts/delivery/start-script.ts); it stops when `data-prerendered` is gone. A form that was sent is read-only and
 * busy until then, and a password that was typed and sent behind its username is sent twice: once for either step
 * (scripts/delivery/early-form.ts).
 */
export function repeatEarlyAction(): void {
  const root = document.querySelector<HTMLElement>('#root[data-prerendered]');
  if (root === null) return;
  delete root.dataset.prerendered;
  const element = root.querySelector<HTMLElement>('[data-early]');
  if (element === null) return;
  for (const field of root.querySelectorAll<HTMLInputElement>('input[readonly]')) field.readOnly = false;
  root.querySelector('[data-busy]')?.removeAttribute('data-busy');
  const { early = '' } = element.dataset;
  delete element.dataset.early;
  if (element instanceof HTMLSelectElement) {
    // Taking over has put back what the app knew.
    element.value = early;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLInputElement) {
    element.form?.requestSubmit();
    if (element.name === 'password') element.form?.requestSubmit();
  } else {
    element.click();
  }
}
