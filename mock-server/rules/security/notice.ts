import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';

/**
 * Tells a change of the account by mail to every verified address of the person. `person` is the record before the
 * change, so that a removed address gets the mail too.
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
        `and choose "This wasn't me".`,
    });
  }
}
