import { makeAssociate } from '../make';
import { particular } from './particular';
import type { Persona } from './persona';

/** The persona works for the client whose name ends with a full stop. */
function named(id: string, description: string, firstName: string, lastName: string): Persona {
  return particular(
    id,
    `${id}.name`,
    description,
    () => ({ firstName, lastName }),
    (world, person) => makeAssociate(world, person, '110').then(() => undefined),
  );
}

/** People whose names a sentence, a header or an avatar can break. */
export const namedPersonas: readonly Persona[] = [
  named('tsubasa', 'Has a family and a given name of one character each.', '翼', '林'),
  named('suharto', 'Has one name only.', 'Suharto', ''),
  named('layla', 'Has a name that is written from right to left.', 'ليلى', 'حداد'),
  named(
    'maximiliane',
    'Has a very long name.',
    'Maximiliane-Alexandrine Wilhelmina',
    'von Hohenlohe-Waldenburg-Schillingsfürst',
  ),
];
