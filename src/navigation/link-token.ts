import { readStored, removeStored, writeStored } from '../platform/storage';
import type { SafeUrl } from './safe-url';

const KEPT_MS = 30 * 60_000;

/**
 * Keeps the token of a target in this tab, before the user leaves for the other sign-in system. No URL that leaves the
 * app carries a token, so the way back comes without it.
 */
export function keepLinkToken(target: SafeUrl, now: number = Date.now()): void {
  if (!target.startsWith('/')) return;
  const { pathname, searchParams } = new URL(target, window.location.origin);
  const token = searchParams.get('token');
  if (token) writeStored('linkToken', { path: pathname, token, until: now + KEPT_MS });
}

export function keptLinkToken(path: string, now: number = Date.now()): string | undefined {
  const kept = readStored('linkToken');
  return kept?.path === path && kept.until > now ? kept.token : undefined;
}

export function forgetLinkToken(): void {
  removeStored('linkToken');
}
