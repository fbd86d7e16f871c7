import { perApp, whileAppLives } from '../lifetime';

const CHANNEL = 'session';

/** The single channel of this tab. A second one would receive the tab's own messages. */
const tabs = perApp(() => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  whileAppLives().addEventListener('abort', () => channel?.close());
  return { channel };
});

/** Does nothing in a browser without BroadcastChannel. */
export function postToTabs(message: object): void {
  tabs().channel?.postMessage(message);
}

/** Another version of the app may have sent the message, so the caller checks it. */
export function listenToChannel(handler: (message: unknown) => void): () => void {
  const listener = ({ data }: MessageEvent<unknown>) => handler(data);
  const { channel } = tabs();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
