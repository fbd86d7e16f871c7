/** What the tabs of one person tell each other (docs/decisions/behaviour.md: signed-in tabs agree). */
export type TabMessage =
  | { readonly type: 'signed-in' }
  | { readonly type: 'signed-out' }
  | { readonly type: 'client-switched' }
  | { readonly type: 'language-changed'; readonly language: string };

const CHANNEL = 'session';

let shared: BroadcastChannel | null = null;

/** The one channel of this tab: a second one would hear what the tab itself says. */
function channelOfTab(): BroadcastChannel | null {
  if (shared === null && typeof BroadcastChannel !== 'undefined') shared = new BroadcastChannel(CHANNEL);
  return shared;
}

/** Tells the other tabs, and never this one. Where BroadcastChannel is missing they notice at their next call. */
export function broadcastToTabs(message: TabMessage): void {
  channelOfTab()?.postMessage(message);
}

/** Listens to the other tabs; returns how to stop. Messages of any other shape are ignored. */
export function listenToTabs(handler: (message: TabMessage) => void): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    const message = readTabMessage(event.data);
    if (message !== null) handler(message);
  };
  const channel = channelOfTab();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

/** Reads a message that another version of the app may have sent; null when it is none. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (type === 'signed-in' || type === 'signed-out' || type === 'client-switched') return { type };
  if (type === 'language-changed' && 'language' in data && typeof data.language === 'string')
    return { type, language: data.language };
  return null;
}
