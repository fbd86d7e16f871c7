/** What the tabs of one person tell each other (experience.md: signed-in tabs agree). */
export type TabMessage =
  | { readonly type: 'signed-in' }
  | { readonly type: 'signed-out' }
  | { readonly type: 'client-switched' }
  | { readonly type: 'language-changed'; readonly language: string };

const CHANNEL = 'session';

/** Tells the other tabs. Where BroadcastChannel is missing they notice at their next call. */
export function tellTabs(message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Listens to the other tabs; returns how to stop. Messages of any other shape are ignored. */
export function listenToTabs(handler: (message: TabMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = readTabMessage(event.data);
    if (message !== null) handler(message);
  };
  return () => channel.close();
}

/** Reads a message that another version of the app may have sent; null when it is none. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (type === 'signed-in' || type === 'signed-out' || type === 'client-switched') return { type };
  if (type === 'language-changed' && 'language' in data && typeof data.language === 'string') return { type, language: data.language };
  return null;
}
