import type { CopySource } from './source';

/**
 * A link to the dashboard that sets up a world in the same way. Its calls follow the `#`, because browsers do not send
 * that part. The dashboard asks the user before it makes them.
 */
export function linkOf({ setUp, path, origin }: CopySource): string {
  const calls = setUp.map(({ method, url, body }) => ({ method, url, body }));
  return `${origin}/__mock#set=${encodeURIComponent(JSON.stringify({ calls, path }))}`;
}
