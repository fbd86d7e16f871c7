import { onTestFinished } from 'vitest';

/** As the browser gives it, also where a test forbids it to the app. */
const Channel = BroadcastChannel;

/** Another tab of this browser says something. */
export function otherTabSays(message: object): void {
  const channel = new Channel('session');
  channel.postMessage(message);
  channel.close();
}

/** What another tab of this browser hears from now on. */
export function otherTabHears(): object[] {
  const heard: object[] = [];
  const channel = new Channel('session');
  channel.addEventListener('message', ({ data }) => heard.push(data));
  onTestFinished(() => channel.close());
  return heard;
}
