import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';

/**
 * Mails a change of the account to every verified address of the person.
 * @param person the record before the change, so that a removed address gets the mail too
 * @param what the change, to go on after "Hello Ann,": "a passkey was created for your account."
 */
export function tellByMail(world: World, person: Person, what: string): void {
  for (const { address, isVerified } of person.emails) {
    if (!isVerified) continue;
    world.send({
      channel: 'email',
      to: address,
      kind: 'securityChange',
      subject: 'A change of your account',
      text:
        `Hello ${person.firstName}, ${what} If this was not you, sign in, open Security in the account settings ` +
        `and choose "This wasn’t me".`,
    });
  }
}
