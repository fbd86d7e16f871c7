import { useEffect } from 'react';
import { dismissEarlierSuccesses } from '../platform/toasts';

/** The page title: it follows route and language, and starts with "Error: " while an error shows. */
let title = '';
let ownTitle: string | null = null;
let urgent: string | null = null;
let errors = 0;
let errorTitle = (plain: string) => plain;

/** `withError` returns the title for an error, in the language of the page. */
export function setPageTitle(plain: string, withError: (plain: string) => string): void {
  title = plain;
  errorTitle = withError;
  write();
}

/** Marks the title, and removes the successes of what the user asked earlier. Screens pass whether an error is visible now. */
export function usePageError(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    dismissEarlierSuccesses();
    errors += 1;
    write();
    return () => {
      errors -= 1;
      write();
    };
  }, [hasError]);
}

/** A user in another tab sees it, such as the seconds that a session has left. */
export function useUrgentTitle(text: string | null): void {
  useEffect(() => {
    urgent = text;
    write();
    return () => {
      urgent = null;
      write();
    };
  }, [text]);
}

/** Replaces the title of the route while the component shows, for a result page that says more than its route. */
export function useOwnTitle(plain: string): void {
  useEffect(() => {
    ownTitle = plain;
    write();
    return () => {
      ownTitle = null;
    };
  }, [plain]);
}

function write(): void {
  const plain = ownTitle ?? title;
  if (plain === '') return;
  const full = errors > 0 ? errorTitle(plain) : plain;
  document.title = urgent === null ? full : `${urgent} – ${full}`;
}
