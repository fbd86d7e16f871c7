import { createHash } from 'node:crypto';

/** The same seed gives the same items. */
export function sampleOf<T extends { readonly name: string }>(items: readonly T[], count: number, seed: string): T[] {
  const place = ({ name }: T): string => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return [...items].sort((one, other) => (place(one) < place(other) ? -1 : 1)).slice(0, count);
}
