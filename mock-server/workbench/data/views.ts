/** `id` is the name in the address after `#`. */
export const views = [
  { id: 'now', name: 'Overview' },
  { id: 'people', name: 'People' },
  { id: 'scenarios', name: 'Scenarios' },
  { id: 'time', name: 'Time' },
  { id: 'messages', name: 'Messages' },
  { id: 'links', name: 'Links' },
  { id: 'faults', name: 'Faults' },
  { id: 'traffic', name: 'Traffic' },
  { id: 'records', name: 'Records' },
  { id: 'worlds', name: 'Worlds' },
] as const;

export type ViewId = (typeof views)[number]['id'];

/**
 * An unknown address opens the overview. A slash after the name leads to a part of the view.
 */
export function viewOf(hash: string): ViewId {
  const [name] = hash.slice(1).split('/');
  return views.find(({ id }) => id === name)?.id ?? 'now';
}

/** What the address names in its view: a scenario, or a collection and a record. */
export function partsOf(hash: string): string[] {
  try {
    return hash.split('/').slice(1).map(decodeURIComponent);
  } catch {
    // A person has typed a percent sign.
    return [];
  }
}
