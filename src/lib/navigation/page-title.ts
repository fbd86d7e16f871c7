import { useEffect } from 'react';

/**
 * The page title follows route and language, with "Error: " first when there is one (see
 * docs/decisions/accessibility.md).
 */
let title = '';
let errors = 0;
let errorTitle = (plain: string) => plain;

/**
 * Sets the title of the page.
 * @param withError how the title reads while an error shows, in the language of the page
 */
export function setPageTitle(plain: string, withError: (plain: string) => string): void {
  title = plain;
  errorTitle = withError;
  write();
}

/** While `hasError` is true the title says so first. Screens call it with "an error shows now". */
export function usePageError(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    errors += 1;
    write();
    return () => {
      errors -= 1;
      write();
    };
  }, [hasError]);
}

function write(): void {
  if (title !== '') document.title = errors > 0 ? errorTitle(title) : title;
}
