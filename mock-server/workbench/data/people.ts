import { useQuery } from '@tanstack/react-query';
import type { Person } from './control';
import { peopleQuery } from './queries';

/** The people of the seed come first, then those made in this world. */
export function usePeople(): Person[] {
  return useQuery(peopleQuery).data ?? [];
}
