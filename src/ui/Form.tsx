import type { ComponentProps, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { classNames } from './class-names';

/**
 * A form. Screens validate it themselves (`noValidate`). The Enter that ends an input composition (Japanese, Chinese,
 * Korean) does not submit it. The method is POST, so that a submit before the app starts puts no field into the URL.
 *
 * Enter submits the form also while its submit button is disabled. The button is disabled for an empty field, and the
 * browser ignores Enter then: nothing would say what is missing. So each submit checks every field.
 *
 * Pressing the submit button keeps the focus in the field: a field is judged when it is left, and its new error would
 * move the button, so that the press would miss it.
 */
export function Form({ className, children, ...form }: ComponentProps<'form'>) {
  function press(event: KeyboardEvent<HTMLFormElement>) {
    noteFilled(event);
    if (event.key !== 'Enter') return;
    // Safari reports 229 for the Enter that has just ended a composition; isComposing is already false then.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (composing) event.preventDefault();
    else if (isTextField(event.target) && hasDisabledSubmit(event.currentTarget)) event.currentTarget.requestSubmit();
  }
  return (
    <form
      noValidate
      method="post"
      {...form}
      className={classNames('ui-form', className)}
      onKeyDownCapture={press}
      onMouseDownCapture={holdFocus}
      onPointerOverCapture={noteFilled}
      onSubmitCapture={noteFilled}
    >
      {children}
    </form>
  );
}

/**
 * Extensions fill fields without an event, and nobody would know what the form shows. React turns this event into a
 * change only where a field holds another text than it has seen.
 */
function noteFilled({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
  for (const field of currentTarget.elements)
    if (isTextField(field) || field instanceof HTMLTextAreaElement)
      field.dispatchEvent(new Event('change', { bubbles: true }));
}

function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}

/** The button of a dialog is outside its form. */
function hasDisabledSubmit(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => element.matches('[type="submit"]:disabled'));
}

function holdFocus(event: MouseEvent<HTMLFormElement>) {
  const isSubmit = event.target instanceof Element && event.target.closest('button[type="submit"]') !== null;
  if (isSubmit && event.currentTarget.contains(document.activeElement)) event.preventDefault();
}
