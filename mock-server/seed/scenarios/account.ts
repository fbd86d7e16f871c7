import type { Person } from '../../world/store/collections';
import { makeDevices } from '../devices';
import { makeAssociate } from '../make';
import { IC_USER, joinSeveralClients } from '../personas/memberships';
import { makeProducts } from '../products';
import type { Scenario, ScenarioParams } from './scenario';
import type { World } from '../../world/world';

/**
 * The parameter `person` names whom a scenario changes; by default ann.
 * @throws RangeError when no person has that id
 */
export function subject(world: World, params: ScenarioParams): Person {
  const id = String(params['person'] ?? 'ann');
  const person = world.db.persons.get(id);
  if (!person)
    throw new RangeError(
      `There is no person "${id.slice(0, 60)}" in this world. GET /__mock/personas lists the people of the seed.`,
    );
  return person;
}

/** They apply to ann (or to `person`), so that one sign-in serves every test. */
export const accountScenarios: Scenario[] = [
  {
    name: 'multi-client',
    description: 'Ann (or `person`) belongs to several clients: one is suspended, one is on the other sign-in system.',
    parameters: ['person'],
    apply: (world, params) => joinSeveralClients(world, subject(world, params)),
  },
  {
    name: 'suspended',
    description: 'Every membership of ann (or `person`) is suspended.',
    parameters: ['person'],
    async apply(world, params) {
      const { id } = subject(world, params);
      for (const one of world.db.associates.findMany((q) => q.where({ personId: id })))
        await world.db.associates.update(one, {
          data(draft) {
            draft.suspended = true;
          },
        });
    },
  },
  {
    name: 'no-access',
    description: 'Ann (or `person`) is not set up in the product: every call after sign-in is refused with 403.',
    parameters: ['person'],
    apply: (world, params) =>
      world.db.persons.update(subject(world, params), {
        data(draft) {
          draft.hasProductAccess = false;
        },
      }),
  },
  {
    name: 'devices',
    description: 'Ann (or `person`) has seven mobile devices, or `count` of them.',
    parameters: ['person', 'count'],
    apply: (world, params) => makeDevices(world, subject(world, params), Number(params['count'] ?? 7)),
  },
  {
    name: 'products',
    description: 'Ann (or `person`) lands on a choice of three products.',
    parameters: ['person'],
    apply: (world, params) => makeProducts(world, subject(world, params)),
  },
  {
    name: 'rebrand',
    description: "Ann's client (100, or `clientId`) has the second brand.",
    parameters: ['clientId'],
    apply: (world, params) =>
      world.db.clients.update((q) => q.where({ id: String(params['clientId'] ?? '100') }), {
        data(draft) {
          draft.isClientRebrandEnabled = true;
        },
      }),
  },
  {
    name: 'support-staff',
    description: `Ann (or \`person\`) is support staff in client 002 with one access role (${IC_USER}, or \`role\`).`,
    parameters: ['person', 'role'],
    async apply(world, params) {
      const person = subject(world, params);
      const role = String(params['role'] ?? IC_USER);
      await world.db.persons.update(person, {
        data(draft) {
          draft.allClientAccessRoles = [{ role, ticketUrl: 'https://tickets.example/3001' }];
        },
      });
      await makeAssociate(world, person, '002');
    },
  },
  {
    name: 'language',
    description: 'Ann (or `person`) has German settings, or those of `language`, `region` and `timezone`.',
    parameters: ['person', 'language', 'region', 'timezone'],
    async apply(world, params) {
      const { language = 'de-DE', region = 'DE', timezone = 'Europe/Berlin' } = params;
      await world.db.persons.update(subject(world, params), {
        data(draft) {
          Object.assign(draft, {
            preferredLanguage: String(language),
            region: String(region),
            timezone: String(timezone),
          });
        },
      });
    },
  },
];
