import type { CopySource } from './source';

/**
 * A link to the dashboard that sets up a world in the same way. What it does stands behind the `#` (it is never sent),
 * and the dashboard asks before it does it.
 */
export function linkOf({ setUp, path, origin }: CopySource): string {
  const calls = setUp.map(({ method, url, body }) => ({ method, url, body }));
  return `${origin}/__mock#set=${encodeURIComponent(JSON.stringify({ calls, path }))}`;
}
