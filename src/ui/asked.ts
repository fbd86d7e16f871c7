/** Where the user has asked for a result, by Enter, a press or a submit; null while the user types. */
let asked: Element | null = null;

export function watchActions(): void {
  const ask = () => (asked = document.activeElement);
  document.addEventListener('input', () => (asked = null), { capture: true });
  for (const type of ['submit', 'click']) document.addEventListener(type, ask, { capture: true });
  document.addEventListener('keydown', ({ key }) => key === 'Enter' && ask(), { capture: true });
}

/**
 * Returns the element that had the focus when the user asked. A message that comes now answers the user there. While
 * someone types there is none, because nothing may interrupt.
 */
export function askedIn(): Element | null {
  return asked;
}
