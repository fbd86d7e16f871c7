import { email, makeAssociate, makePerson, PERSONA_PASSWORD, phone } from '../make';
import { type Persona } from '../persona';

/** People whom nothing stands in the way of. */
export const plainPersonas: Persona[] = [
  {
    id: 'ann',
    username: 'ann.lee',
    password: PERSONA_PASSWORD,
    description: 'Plain associate of one client; verified e-mail address and phone.',
    async make(world) {
      const person = await makePerson(world, {
        id: 'ann',
        username: 'ann.lee',
        firstName: 'Ann',
        lastName: 'Lee',
        emails: [email(world, 'ann@example.com')],
        phones: [phone(world, '+12125550123')],
      });
      await makeAssociate(world, person, '100');
    },
  },
];
