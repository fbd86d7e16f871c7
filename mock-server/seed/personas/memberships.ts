import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';
import { makeDevices } from '../devices';
import { email, makeAssociate, phone } from '../make';
import { makeProducts } from '../products';
import type { Persona } from './persona';
import { particular } from './particular';

/**
 * The app's client search leaves out clients that are transitioned to service, for people with no other access role
 * than this. Such clients never get this role.
 */
export const IC_USER = 'all-client-impl-ic-user';

/** Adds four memberships: one active, one suspended, one on the other sign-in system, one without a client. */
async function joinSeveralClients(world: World, person: Person): Promise<void> {
  await makeAssociate(world, person, '200');
  await makeAssociate(world, person, '800', { suspended: true });
  await makeAssociate(world, person, '300');
  await makeAssociate(world, person, null, { isPersonalAssociate: true });
}

/** People with special memberships, products, devices or roles. */
export const memberPersonas: Persona[] = [
  particular(
    'ben',
    'ben.many',
    'Belongs to several clients: one is suspended, one is on the other sign-in system.',
    () => ({ firstName: 'Ben', lastName: 'Adeyemi' }),
    async (world, person) => {
      await makeAssociate(world, person, '100');
      await joinSeveralClients(world, person);
    },
  ),
  particular(
    'rosa',
    'rosa.rebrand',
    'Her client has the second brand.',
    () => ({ firstName: 'Rosa', lastName: 'Lindgren' }),
    async (world, person) => {
      await makeAssociate(world, person, '500');
    },
  ),
  particular(
    'quinn',
    'quinn.nexo',
    'Signs in through the other sign-in system, whose client has the second brand.',
    () => ({ firstName: 'Quinn', lastName: 'Marsh', authenticationMethod: 'Nexo' }),
    async (world, person) => {
      await makeAssociate(world, person, '600');
    },
  ),
  particular(
    'gina',
    'gina.alone',
    'Has an account and no client any more.',
    () => ({ firstName: 'Gina', lastName: 'Petrov' }),
    async (world, person) => {
      await makeAssociate(world, person, null);
    },
  ),
  particular('leo', 'leo.link', 'Has an account, and the invitation invite-link to a second client.', () => ({
    firstName: 'Leo',
    lastName: 'Brandt',
  })),
  particular(
    'iris',
    'iris.staff',
    `Support staff in client 002 whose only access role is ${IC_USER}.`,
    () => ({
      firstName: 'Iris',
      lastName: 'Costa',
      allClientAccessRoles: [{ role: IC_USER, ticketUrl: 'https://tickets.example/1042' }],
    }),
    async (world, person) => {
      await makeAssociate(world, person, '002');
    },
  ),
  particular(
    'oscar',
    'oscar.staff',
    'Support staff in client 002 with several access roles; may start impersonations.',
    () => ({
      firstName: 'Oscar',
      lastName: 'Reyes',
      allClientAccessRoles: [
        { role: 'all-client-support-user', ticketUrl: 'https://tickets.example/2001' },
        { role: IC_USER, ticketUrl: 'https://tickets.example/2002' },
      ],
    }),
    async (world, person) => {
      await makeAssociate(world, person, '002');
      await makeAssociate(world, person, '100');
    },
  ),
  particular(
    'dana',
    'dana.devices',
    'Has seven mobile devices: more than one page.',
    () => ({ firstName: 'Dana', lastName: 'Whitfield' }),
    async (world, person) => {
      await makeAssociate(world, person, '100');
      await makeDevices(world, person, 7);
    },
  ),
  particular(
    'dirk',
    'dirk.devices',
    'Has five mobile devices: exactly one page.',
    () => ({ firstName: 'Dirk', lastName: 'Vos' }),
    async (world, person) => {
      await makeAssociate(world, person, '100');
      await makeDevices(world, person, 5);
    },
  ),
  particular(
    'petra',
    'petra.products',
    'Lands on a choice of three products.',
    () => ({ firstName: 'Petra', lastName: 'Nowak' }),
    async (world, person) => {
      await makeAssociate(world, person, '100');
      await makeProducts(world, person);
    },
  ),
  particular('greta', 'greta.german', 'Has German language, region and time zone.', () => ({
    firstName: 'Greta',
    lastName: 'Weiß',
    preferredLanguage: 'de-DE',
    region: 'DE',
    timezone: 'Europe/Berlin',
  })),
  particular(
    'mona',
    'mona.mobile',
    'Comes in the web view of the mobile app, with a business e-mail address and phone to verify.',
    (world) => ({
      firstName: 'Mona',
      lastName: 'Haddad',
      emails: [
        email(world, 'mona@example.com'),
        email(world, 'mona@company.example', { isVerified: false, isPersonal: false }),
      ],
      phones: [phone(world, '+12125550190', { isVerified: false, isPersonal: false })],
    }),
  ),
  particular(
    'sora',
    'sora.recorded',
    'The system of record holds contacts for her: an address that is taken, and a number that is none.',
    () => ({
      firstName: 'Sora',
      lastName: 'Tanaka',
      systemOfRecordContacts: [
        { type: 'EMAIL', value: 'ann@example.com', isPersonal: false },
        { type: 'PHONE', value: 'ask at the desk', isPersonal: false },
      ],
    }),
  ),
];
