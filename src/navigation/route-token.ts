import { useLocation } from 'react-router-dom';

/**
 * Returns the token of a link. The shell moves it from the query to the history state before the screen renders. It
 * thus leaves the address bar, and a reload still finds it.
 */
export function useRouteToken(): string | undefined {
  return tokenOfState(useLocation().state);
}

/** Reads the token out of `location.state`, which may have any shape. */
export function tokenOfState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('token' in state)) return undefined;
  return typeof state.token === 'string' && state.token !== '' ? state.token : undefined;
}

/**
 * Whether a text matches the contract's pattern of a token. Excludes lone dots, which a URL cannot carry as a path
 * segment. Screens can report a broken link without a call.
 */
export function isTokenText(text: string): boolean {
  return /^(?!\.{1,2}$)[A-Za-z0-9._~-]{1,512}$/.test(text);
}
