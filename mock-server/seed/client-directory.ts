import type { Client } from '../store/collections';

/** What the search for clients knows of one of them. */
export type ListedClient = Pick<Client, 'id' | 'name' | 'purpose' | 'isTransitionedToService'>;

const firstWords = [
  'Acorn',
  'Alpine',
  'Amber',
  'Anchor',
  'Aspen',
  'Aurora',
  'Beacon',
  'Birch',
  'Bluebell',
  'Canyon',
  'Cedar',
  'Clover',
  'Cobalt',
  'Coral',
  'Crescent',
  'Delta',
  'Ember',
  'Falcon',
  'Fern',
  'Garnet',
  'Glacier',
  'Granite',
  'Hazel',
  'Heron',
  'Indigo',
  'Juniper',
  'Kestrel',
  'Lantern',
  'Maple',
  'Meadow',
];
const secondWords = [
  'Airways',
  'Bakeries',
  'Clinics',
  'Foods',
  'Freight',
  'Hotels',
  'Insurance',
  'Labs',
  'Logistics',
  'Schools',
  'Textiles',
  'Works',
];

/**
 * Some hundreds of clients that support staff may search (see docs/product/4-states.md#add-client-modal). They are no
 * records of a world until somebody adds one: a world has to be back at its seed within 5 ms. Every tenth is
 * transitioned to service, every twelfth has another purpose.
 */
export const clientDirectory: readonly ListedClient[] = firstWords.flatMap((first, i) =>
  secondWords.map((second, j) => ({
    id: `client-${first}-${second}`.toLowerCase(),
    name: `${first} ${second}`,
    purpose: (i * secondWords.length + j) % 12 === 11 ? 'implementation' : 'production',
    isTransitionedToService: (i * secondWords.length + j) % 10 === 9,
  })),
);

export function findInDirectory(id: string): ListedClient | undefined {
  return clientDirectory.find((client) => client.id === id);
}
