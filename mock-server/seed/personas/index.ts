import type { Persona } from './persona';
import { memberPersonas } from './memberships';
import { obligedPersonas } from './obliged';
import { signInPersonas } from './sign-in';
import { makeAssociate, phone } from '../make';
import { particular } from './particular';

/** People without obligations or other special states. */
const plainPersonas: Persona[] = [
  particular('ann', 'ann.lee', 'Plain associate of one client; verified e-mail address and phone.', (world) => ({
    firstName: 'Ann',
    lastName: 'Lee',
    phones: [phone(world, '+12125550123')],
  })),
];

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
const namedPersonas: readonly Persona[] = [
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

/** The ordinary associate comes first (see docs/testing.md). */
export const personas: readonly Persona[] = [
  ...plainPersonas,
  ...signInPersonas,
  ...memberPersonas,
  ...obligedPersonas,
  ...namedPersonas,
];
