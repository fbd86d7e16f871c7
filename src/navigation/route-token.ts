import { useLocation } from 'react-router-dom';
import { readStored, removeStored, writeStored } from '../platform/storage';
import { navigationState } from './navigation';
import { type SafeUrl, withQuery } from './path';
import { currentPage } from './redirects';

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
  return typeof state.token === 'string' && state.token !== '' ? plainToken(state.token) : undefined;
}

/** The current page as a way back. A page that works by a link has the token of that link again. */
export function pageWithToken(): SafeUrl {
  return withQuery(currentPage(), { token: tokenOfState(navigationState()) });
}

/** The token of a link without what mail programs add: line breaks, brackets around it and the end of its sentence. */
export function plainToken(text: string): string {
  const bare = text.replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '');
  const found = /^[("'<[{]?([\w.~-]+)(?:[^\w.~/-]+\.?)?$/.exec(bare)?.[1];
  return found?.replace(/\.$/, '') ?? text;
}

/** Whether a text matches the contract's pattern of a token. Screens can report a broken link without a call. */
export function isTokenText(text: string): boolean {
  return /^[A-Za-z0-9._~-]{0,511}[A-Za-z0-9_~-]$/.test(text);
}

const TOKEN_LIFETIME_MS = 30 * 60_000;

/**
 * Keeps the token of a target in this tab, before the user leaves for the other sign-in system. No URL that leaves the
 * app carries a token, so the way back comes without it.
 */
export function keepLinkToken(target: SafeUrl, now: number = Date.now()): void {
  if (!target.startsWith('/')) return;
  const { pathname, searchParams } = new URL(target, window.location.origin);
  const token = searchParams.get('token');
  if (token) writeStored('linkToken', { path: pathname, token, until: now + TOKEN_LIFETIME_MS });
}

export function keptLinkToken(path: string, now: number = Date.now()): string | undefined {
  const kept = readStored('linkToken');
  return kept?.path === path && kept.until > now ? kept.token : undefined;
}

export function forgetLinkToken(): void {
  removeStored('linkToken');
}
