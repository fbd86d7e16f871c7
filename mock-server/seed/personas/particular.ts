import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';
import { email, makeAssociate, makePerson, PERSONA_PASSWORD } from '../make';
import type { Persona } from './persona';

type Particular = Partial<Person> & Pick<Person, 'firstName' | 'lastName'>;

/**
 * A person with a verified e-mail address and the given fields. `more` adds the rest, memberships included. Without it,
 * the person is a member of client 100.
 */
export function particular(
  id: string,
  username: string,
  description: string,
  values: (world: World) => Particular,
  more?: (world: World, person: Person) => Promise<void>,
): Persona {
  return {
    id,
    username,
    password: PERSONA_PASSWORD,
    description,
    async make(world) {
      const person = await makePerson(world, {
        emails: [email(world, `${id}@example.com`)],
        ...values(world),
        id,
        username,
      });
      if (more) await more(world, person);
      else await makeAssociate(world, person, '100');
    },
  };
}
