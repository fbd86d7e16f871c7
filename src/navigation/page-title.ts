import { useEffect, useLayoutEffect } from 'react';
import { dismissEarlierSuccesses } from './toasts';
import { perApp } from '../lifetime';

/** The page title: it follows route and language, and starts with "Error: " while an error shows. */
interface PageTitle {
  ofRoute: string;
  own: string | null;
  urgent: string | null;
  errors: number;
  withError: (plain: string) => string;
}

const pageTitle = perApp((): PageTitle => ({
  ofRoute: '',
  own: null,
  urgent: null,
  errors: 0,
  withError: (plain) => plain,
}));

/** `withError` returns the title for an error, in the language of the page. */
export function setPageTitle(plain: string, withError: (plain: string) => string): void {
  write({ ofRoute: plain, withError });
}

/** Marks the title together with the error, and removes earlier successes. Screens pass whether an error is visible now. */
export function usePageError(hasError: boolean): void {
  useLayoutEffect(() => {
    if (!hasError) return;
    dismissEarlierSuccesses();
    write({ errors: pageTitle().errors + 1 });
    return () => write({ errors: pageTitle().errors - 1 });
  }, [hasError]);
}

/** A user in another tab sees it, such as the seconds that a session has left. */
export function useUrgentTitle(text: string | null): void {
  useEffect(() => {
    write({ urgent: text });
    return () => write({ urgent: null });
  }, [text]);
}

/** Replaces the title of the route while the component shows, for a result page that says more than its route. */
export function useOwnTitle(plain: string): void {
  useEffect(() => {
    write({ own: plain });
    return () => void (pageTitle().own = null);
  }, [plain]);
}

function write(change: Partial<PageTitle>): void {
  const { ofRoute, own, urgent, errors, withError } = Object.assign(pageTitle(), change);
  const plain = own ?? ofRoute;
  if (plain === '') return;
  const full = errors > 0 ? withError(plain) : plain;
  document.title = urgent === null ? full : `${urgent} – ${full}`;
}
