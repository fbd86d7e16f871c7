import type { Person } from '../../world/store/collections';
import { channelOf } from '../../world/message';
import type { World } from '../../world/world';

/**
 * Mails a change of the account to every verified address of the person. A person without one is told at the verified
 * numbers.
 * @param person the record before the change, so that a removed address gets the mail too
 * @param what the change, to go on after "Hello Ann,": "a passkey was created for your account."
 * @param hasSecurityTab whether account security is on for the person
 * @param link sets a new password. An address that a session below level 3 has added gets none.
 */
export function tellByMail(world: World, person: Person, what: string, hasSecurityTab = true, link?: string): void {
  const message = {
    kind: 'securityChange',
    subject: 'A change of your account',
    text:
      `Hello ${person.firstName}, ${what} If this was not you, sign in` +
      (hasSecurityTab
        ? ', open Security in the account settings and choose "This wasn’t me".'
        : ' and change your password in the account settings.'),
  };
  const text = `Hello ${person.firstName}, ${what} If this wasn’t you, choose a new password with this link, within one hour. It ends that session, and all others.`;
  const linked = link === undefined ? message : { ...message, text, link };
  const addresses = person.emails.filter(({ isVerified }) => isVerified);
  for (const { address, level } of addresses)
    world.send({ ...(level === undefined ? linked : message), channel: 'email', to: address });
  if (addresses.length > 0) return;
  for (const { number, type, isVerified } of person.phones)
    if (isVerified) world.send({ ...message, channel: channelOf(type), to: number });
}
