import { recordOf } from '../api/response/record';
import { listenToChannel, postToTabs } from '../platform/tabs';
import { type SignedOutReason, signedOutReason, signedOutState } from './signed-out';

export type TabMessage =
  | { readonly type: 'signed-in' }
  /** `signedOut`: why this user is signed out there, as sign-in reads it. */
  | { readonly type: 'signed-out'; readonly signedOut: SignedOutReason }
  | { readonly type: 'client-switched' }
  | { readonly type: 'person'; readonly personId: string }
  | { readonly type: 'language-changed'; readonly language: string };

/** Without a channel, the other tabs notice the change at their next call. */
export function broadcastToTabs(message: TabMessage): void {
  postToTabs(message);
}

export function listenToTabs(handler: (message: TabMessage) => void): () => void {
  return listenToChannel((data) => {
    const message = readTabMessage(data);
    if (message !== null) handler(message);
  });
}

/** Reads a message that another version of the app may have sent; null for an unknown shape. */
export function readTabMessage(data: unknown): TabMessage | null {
  const { type, language, personId } = recordOf(data);
  if (type === 'signed-in' || type === 'client-switched') return { type };
  // An older version of the app names no reason.
  if (type === 'signed-out') return { type, ...signedOutState(signedOutReason(data) ?? 'otherTab') };
  if (type === 'person') return typeof personId === 'string' ? { type, personId } : null;
  return type === 'language-changed' && typeof language === 'string' ? { type, language } : null;
}
