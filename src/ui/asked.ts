/** The last action of the user in a form: typing, or asking for a result by Enter, a press or a submit. */
let isTyping = false;

/** Starts to watch the actions. Call it once, when the app starts. */
export function watchActions(): void {
  document.addEventListener('input', () => (isTyping = true), { capture: true });
  for (const type of ['submit', 'click']) document.addEventListener(type, () => (isTyping = false), { capture: true });
  document.addEventListener('keydown', ({ key }) => (isTyping &&= key !== 'Enter'), { capture: true });
}

/** Whether a message that comes now answers the user. While someone types, nothing may interrupt. */
export function hasAsked(): boolean {
  return !isTyping;
}
