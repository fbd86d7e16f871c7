import { email, makeAssociate, noSecurity, phone } from '../make';
import { seedPasskey, seedUserHandle } from '../passkey';
import type { Persona } from './persona';
import { oblige } from './obliged';
import { particular } from './particular';

/** People who sign in in another way, or cannot sign in. */
export const signInPersonas: Persona[] = [
  particular(
    'nina',
    'nina.nexo',
    'Signs in through the other sign-in system (Nexo).',
    () => ({ firstName: 'Nina', lastName: 'Novak', authenticationMethod: 'Nexo' }),
    async (world, person) => {
      await makeAssociate(world, person, '300');
    },
  ),
  particular(
    'sol',
    'sol.sso',
    'Signs in through a single-sign-on provider only.',
    () => ({ firstName: 'Sol', lastName: 'Sanchez', isSsoOnly: true, password: null }),
    async (world, person) => {
      await makeAssociate(world, person, '400');
    },
  ),
  particular(
    'lou',
    'lou.locked',
    'The account is locked for five minutes (lockout), after five failed logins.',
    (world) => ({
      firstName: 'Lou',
      lastName: 'Lambert',
      lockedUntil: world.clock.now() + world.limits.loginLockoutMs,
    }),
  ),
  particular('cam', 'cam.captcha', 'Three failed logins: a captcha is asked for.', () => ({
    firstName: 'Cam',
    lastName: 'Carter',
    failedLogins: 3,
  })),
  particular('ines', 'ines.inactive', 'The account is locked by an administrator.', () => ({
    firstName: 'Ines',
    lastName: 'Ibarra',
    isInactive: true,
  })),
  particular(
    'sue',
    'sue.suspended',
    'Her only membership is suspended.',
    () => ({ firstName: 'Sue', lastName: 'Stone' }),
    async (world, person) => {
      await makeAssociate(world, person, '100', { suspended: true });
    },
  ),
  particular(
    'noah',
    'noah.noaccess',
    'Signed in, but not set up in the product: every call is refused with 403.',
    () => ({ firstName: 'Noah', lastName: 'Nolan', hasProductAccess: false }),
  ),
  particular('uma', 'uma.unverified', 'Her e-mail address is not verified.', (world) => ({
    firstName: 'Uma',
    lastName: 'Underwood',
    emails: [email(world, 'uma@example.com', { isVerified: false })],
  })),
  particular('olga', 'olga.one', 'Has only one contact, which cannot be deleted.', () => ({
    firstName: 'Olga',
    lastName: 'Olsen',
  })),
  particular(
    'max',
    'max.factor',
    'Can step up by SMS, voice, e-mail and authenticator app (secret GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ).',
    (world) => ({
      firstName: 'Max',
      lastName: 'Factor',
      phones: [phone(world, '+12125550177')],
      totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    }),
  ),
  particular(
    'pia',
    'pia.passkey',
    'Can sign in with a passkey, and step up by all five methods: passkey (mock-server/seed/passkey.ts), ' +
      'authenticator app (the secret of max), SMS, voice and e-mail.',
    (world) => ({
      firstName: 'Pia',
      lastName: 'Keller',
      phones: [phone(world, '+12125550178')],
      totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      passkeys: [seedPasskey],
      security: { ...noSecurity, userHandle: seedUserHandle },
    }),
  ),
  particular(
    'archie',
    'archie.archived',
    'His only client is archived: sign-in ends on the page that says so.',
    () => ({ firstName: 'Archie', lastName: 'Moreau' }),
    async (world, person) => {
      await makeAssociate(world, person, '900');
      await oblige(world, person.id, { command: null, kind: 'redirect', url: '/auth/archived' });
    },
  ),
];
