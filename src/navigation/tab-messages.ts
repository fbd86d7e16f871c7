import { recordOf } from '../api/response/record';
import { perApp, whileAppLives } from '../lifetime';
import { type SignedOutReason, signedOutReason, signedOutState } from './signed-out';

export type TabMessage =
  | { readonly type: 'signed-in' }
  /** `signedOut`: why this user is signed out there, as sign-in reads it. */
  | { readonly type: 'signed-out'; readonly signedOut: SignedOutReason }
  | { readonly type: 'client-switched' }
  | { readonly type: 'person'; readonly personId: string }
  | { readonly type: 'language-changed'; readonly language: string };

const CHANNEL = 'session';

/** The single channel of this tab. A second one would receive the tab's own messages. */
const tabs = perApp(() => {
  const channel = openChannel();
  whileAppLives().addEventListener('abort', () => channel?.close());
  return { channel };
});

/** Some browsers have the interface, and their settings of privacy forbid it: without it, the tabs tell nothing. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** Does nothing in a browser without BroadcastChannel: the other tabs notice the change at their next call. */
export function broadcastToTabs(message: TabMessage): void {
  try {
    tabs().channel?.postMessage(message);
  } catch {
    // The browser has closed the channel.
  }
}

export function listenToTabs(handler: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<unknown>) => {
    const message = readTabMessage(data);
    if (message !== null) handler(message);
  };
  const { channel } = tabs();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
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
