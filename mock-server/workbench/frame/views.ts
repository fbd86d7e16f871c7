/** The views of the dashboard: the name in the address after `#`, and the name in the navigation. */
export const views = [
  { id: 'now', name: 'Overview' },
  { id: 'people', name: 'People' },
  { id: 'scenarios', name: 'Scenarios' },
  { id: 'time', name: 'Time' },
  { id: 'messages', name: 'Messages' },
  { id: 'faults', name: 'Faults' },
  { id: 'traffic', name: 'Traffic' },
  { id: 'webhooks', name: 'Webhooks' },
  { id: 'records', name: 'Records' },
  { id: 'worlds', name: 'Worlds' },
] as const;

/** The name of a view in the address. */
export type ViewId = (typeof views)[number]['id'];

/**
 * Returns the view that an address names; the overview for any other address. A shared link (`#set=`, see
 * views/worlds/shared-link.ts) opens the worlds.
 */
export function viewOf(hash: string): ViewId {
  if (hash.startsWith('#set=')) return 'worlds';
  return views.find(({ id }) => hash === `#${id}`)?.id ?? 'now';
}
