import { useLocation } from 'react-router-dom';

/**
 * The token that a link brought in its query (see docs/decisions/secrets.md): the shell moves it to the history state
 * before the screen shows, so that it leaves the address bar and a reload still works.
 */
export function useRouteToken(): string | undefined {
  return tokenOfState(useLocation().state);
}

/** Reads the token out of `location.state`, which may be of any shape. */
export function tokenOfState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('token' in state)) return undefined;
  return typeof state.token === 'string' && state.token !== '' ? state.token : undefined;
}

/**
 * Whether a text can be a token at all (the contract's pattern; dots alone are no segment of a path): a mangled link is
 * told without asking the server.
 */
export function isTokenText(text: string): boolean {
  return /^(?!\.{1,2}$)[A-Za-z0-9._~-]{1,512}$/.test(text);
}
