import { useSyncExternalStore } from 'react';

/** `id` is the name in the address after `#`. */
export const views = [
  { id: 'now', name: 'Overview' },
  { id: 'people', name: 'Test users' },
  { id: 'scenarios', name: 'Scenarios' },
  { id: 'time', name: 'Time' },
  { id: 'messages', name: 'Messages' },
  { id: 'faults', name: 'Faults' },
  { id: 'traffic', name: 'Traffic' },
  { id: 'records', name: 'Records' },
] as const;

export type ViewId = (typeof views)[number]['id'];

/** An unknown address opens the overview. */
export function viewOf(hash: string): ViewId {
  return views.find(({ id }) => id === hash.slice(1))?.id ?? 'now';
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address from `#` on. Back, Forward and links cause a new render. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
