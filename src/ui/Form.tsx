import { type ComponentProps, type KeyboardEvent } from 'react';
import { classNames } from './class-names';

/**
 * A form. Validation is the screen's own (`noValidate`), and an Enter that ends the composition of a word (Japanese, Chinese,
 * Korean) does not submit. The method is POST, so that a form submitted before the app has started never puts a field into the URL.
 */
export function Form({ className, children, ...form }: ComponentProps<'form'>) {
  function guardComposition(event: KeyboardEvent<HTMLFormElement>) {
    // 229 is what Safari reports for the Enter that has just ended a composition; isComposing is already false there.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key === 'Enter' && composing) event.preventDefault();
  }
  return (
    <form noValidate method="post" {...form} className={classNames('ui-form', className)} onKeyDownCapture={guardComposition}>
      {children}
    </form>
  );
}
