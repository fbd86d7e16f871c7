import type { Client } from '../../world/store/collections';

/** The fields that the search responds with. */
export type ListedClient = Pick<Client, 'id' | 'name' | 'purpose' | 'isTransitionedToService'>;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

const firstWords = wordsOf(`
  Acorn Alpine Amber Anchor Aspen Aurora Beacon Birch Bluebell Canyon Cedar Clover Cobalt
  Coral Crescent Delta Ember Falcon Fern Garnet Glacier Granite Hazel Heron Indigo Juniper
  Kestrel Lantern Maple Meadow
`);
const secondWords = wordsOf(`
  Airways Bakeries Clinics Foods Freight Hotels Insurance Labs Logistics Schools Textiles
  Works
`);

/**
 * Hundreds of clients that support staff may search. A client becomes a record only when staff add it, because a world
 * must return to its seed within 5 ms. Every tenth is transitioned to service; every twelfth has another purpose.
 */
export const clientDirectory: readonly ListedClient[] = firstWords.flatMap((first, i) =>
  secondWords.map((second, j) => ({
    id: `client-${first}-${second}`.toLowerCase(),
    name: `${first} ${second}`,
    purpose: (i * secondWords.length + j) % 12 === 11 ? 'implementation' : 'production',
    isTransitionedToService: (i * secondWords.length + j) % 10 === 9,
  })),
);

/** Undefined when the directory has no such client. */
export function findInDirectory(id: string): ListedClient | undefined {
  return clientDirectory.find((client) => client.id === id);
}
