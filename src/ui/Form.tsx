import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { classNames } from './class-names';

interface FormProps extends ComponentProps<'form'> {
  /**
   * The form validates a field when it loses the focus. Pressing the submit button then keeps the focus in the field:
   * otherwise a new error message would move the button and the press would miss it. The submit validates all fields.
   */
  validateOnBlur?: boolean;
}

/**
 * A form. Screens validate it themselves (`noValidate`). The Enter that ends an input composition (Japanese, Chinese,
 * Korean) does not submit it. The method is POST, so that a submit before the app starts puts no field into the URL.
 */
export function Form({ validateOnBlur = false, className, children, ...form }: FormProps) {
  function guardComposition(event: KeyboardEvent<HTMLFormElement>) {
    // Safari reports 229 for the Enter that has just ended a composition; isComposing is already false then.
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

/** Keeps the focus in its field while the user presses the submit button. */
function holdFocus(event: MouseEvent<HTMLFormElement>) {
  const isSubmit = event.target instanceof Element && event.target.closest('button[type="submit"]') !== null;
  if (isSubmit && event.currentTarget.contains(document.activeElement)) event.preventDefault();
}
