import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';

/**
 * Mails a change of the account to every verified address of the person. A person without one is told at the verified
 * numbers.
 * @param person the record before the change, so that a removed address gets the mail too
 * @param what the change, to go on after "Hello Ann,": "a passkey was created for your account."
 * @param hasSecurityTab whether account security is on for the person
 */
export function tellByMail(world: World, person: Person, what: string, hasSecurityTab = true): void {
  const message = {
    kind: 'securityChange',
    subject: 'A change of your account',
    text:
      `Hello ${person.firstName}, ${what} If this was not you, sign in` +
      (hasSecurityTab
        ? ', open Security in the account settings and choose "This wasn’t me".'
        : ' and change your password in the account settings.'),
  };
  const addresses = person.emails.filter(({ isVerified }) => isVerified);
  for (const { address } of addresses) world.send({ ...message, channel: 'email', to: address });
  if (addresses.length > 0) return;
  for (const { number, type, isVerified } of person.phones)
    if (isVerified) world.send({ ...message, channel: type === 'VOICE' ? 'voice' : 'sms', to: number });
}
