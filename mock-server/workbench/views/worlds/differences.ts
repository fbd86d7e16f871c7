import type { Snapshot } from '../../data/control';
import { keyOf } from '../records/record-fields';

/** A record that differs between two worlds. */
export interface Difference {
  collection: string;
  id: string;
  /** Only in this world, only in the other, or in both with different fields. */
  kind: 'here' | 'there' | 'both';
  fields: string[];
}

/** Numbers from here on are instants, in epoch ms (since 1973). */
const FIRST_INSTANT = 100_000_000_000;

/** Two worlds start at different moments, so all instants count as equal. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && part >= FIRST_INSTANT ? 'an instant' : part,
  );
}

export function differencesOf(here: Snapshot, there: Snapshot): Difference[] {
  const names = new Set([...Object.keys(here.collections), ...Object.keys(there.collections)]);
  return [...names].flatMap((collection) => {
    const [mine, theirs] = [here, there].map(
      ({ collections }) =>
        new Map((collections[collection] ?? []).map((record) => [keyOf(collection, record), record])),
    );
    const ids = new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])]);
    return [...ids].flatMap((id): Difference[] => {
      const [own, other] = [mine?.get(id), theirs?.get(id)];
      if (own && other) {
        const fields = Object.keys({ ...own, ...other }).filter(
          (name) => comparable(own[name]) !== comparable(other[name]),
        );
        return fields.length === 0 ? [] : [{ collection, id, kind: 'both', fields }];
      }
      return [{ collection, id, kind: own ? 'here' : 'there', fields: [] }];
    });
  });
}
