import { perApp, whileAppLives } from '../lifetime';

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

/** Does nothing in a browser without BroadcastChannel. */
export function postToTabs(message: object): void {
  try {
    tabs().channel?.postMessage(message);
  } catch {
    // The other tabs notice the change at their next call.
  }
}

/** Another version of the app may have sent the message, so the caller checks it. */
export function listenToChannel(handler: (message: unknown) => void): () => void {
  const listener = ({ data }: MessageEvent<unknown>) => handler(data);
  const { channel } = tabs();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
