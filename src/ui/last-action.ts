import { perApp, whileAppLives } from '../lifetime';

/** What the user did last: typed, left a field, or asked for a result in an element, by Enter, a press or a submit. */
const user = perApp((): { last: 'typed' | 'left' | Element } => ({ last: 'typed' }));

/** @param onAsk called when the user asks, before anything answers */
export function watchActions(onAsk: () => void): void {
  const watch = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, act, { capture: true, signal: whileAppLives() });
  const ask = () => {
    user().last = document.activeElement ?? document.body;
    onAsk();
  };
  const moveOn = () => user().last instanceof Element && (user().last = 'typed');
  watch('submit', ask);
  watch('click', ({ target }) => target instanceof Element && target.closest('button, a') && ask());
  watch('keydown', ({ key }) => (key === 'Enter' ? ask() : key === 'Tab' && moveOn()));
  watch('pointerdown', moveOn);
  watch('input', () => (user().last = 'typed'));
  watch('focusout', (event) => user().last instanceof Element || (user().last = isTaken(event) ? 'typed' : 'left'));
}

/** A dialog that opens takes the focus from a field that the user has not left. */
function isTaken({ target, relatedTarget }: FocusEvent): boolean {
  const dialogOf = (place: EventTarget | null) => place instanceof Element && place.closest('dialog');
  return relatedTarget !== null && dialogOf(target) !== dialogOf(relatedTarget);
}

/**
 * Returns the element that had the focus when the user asked. A message that comes now answers the user there. While
 * someone types there is none, because nothing may interrupt.
 */
export function askedElement(): Element | null {
  const { last } = user();
  return last instanceof Element ? last : null;
}

/** Whether the user has left a field, and has neither typed nor asked since. A message that comes now is about it. */
export function hasLeft(): boolean {
  return user().last === 'left';
}
