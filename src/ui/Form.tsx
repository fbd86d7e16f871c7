import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { classNames } from './class-names';

interface FormProps extends ComponentProps<'form'> {
  /**
   * Its fields are judged when they are left. A press of the submit button then does not leave them: their messages
   * would take the button from under the pointer, and the press would be lost. The submit judges them all.
   */
  validateOnBlur?: boolean;
}

/**
 * A form. Validation is the screen's own (`noValidate`), and an Enter that ends the composition of a word (Japanese,
 * Chinese, Korean) does not submit. The method is POST, so that a form submitted before the app has started never puts
 * a field into the URL.
 */
export function Form({ validateOnBlur = false, className, children, ...form }: FormProps) {
  function guardComposition(event: KeyboardEvent<HTMLFormElement>) {
    // 229 is what Safari reports for the Enter that has just ended a composition; isComposing is already false there.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key === 'Enter' && composing) event.preventDefault();
  }
  return (
    <form
      noValidate
      method="post"
      {...form}
      className={classNames('ui-form', className)}
      onKeyDownCapture={guardComposition}
      onMouseDownCapture={validateOnBlur ? holdFocus : undefined}
    >
      {children}
    </form>
  );
}

/** Keeps the focus in the field that has it while the submit button is pressed. */
function holdFocus(event: MouseEvent<HTMLFormElement>) {
  const isSubmit = event.target instanceof Element && event.target.closest('button[type="submit"]') !== null;
  if (isSubmit && event.currentTarget.contains(document.activeElement)) event.preventDefault();
}
