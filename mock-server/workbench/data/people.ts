import { useQuery } from '@tanstack/react-query';
import { personasQuery, recordsQuery } from './queries';

/** A person of the world, with a text that tells how they differ from others. */
export interface PersonChoice {
  id: string;
  username: string;
  /** Null for a person who was made after the seed. */
  password: string | null;
  description: string;
}

/** The people of the seed come first, then those made in this world. */
export function usePeople(): PersonChoice[] {
  const { data: personas = [] } = useQuery(personasQuery);
  const { data: persons = [] } = useQuery(recordsQuery('persons'));
  const known = new Set(personas.map(({ id }) => id));
  const made = persons.flatMap(({ id, username }) =>
    typeof id === 'string' && !known.has(id)
      ? [
          {
            id,
            username: typeof username === 'string' ? username : '',
            password: null,
            description: 'Made in this world.',
          },
        ]
      : [],
  );
  return [...personas, ...made];
}
