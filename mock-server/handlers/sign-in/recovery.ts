import type { Handlers } from '../define';
import { countAttempt, takeAttempt } from '../../rules/attempts';
import { isEmail } from '../../contract/email';
import { verifiedHolder } from '../../rules/contact';
import { addressOfCodes } from '../../rules/security/access';
import { personByIdentifier } from '../../rules/persons';
import { createToken } from '../../rules/tokens';
import type { Person } from '../../world/store/collections';
import type { World } from '../../world/world';

/** Known and unknown identifiers count alike, so that the response does not reveal which accounts exist. */
function take(world: World, what: string, identifier: string): Promise<void> {
  return takeAttempt(world, `${what}:${identifier.toLowerCase()}`);
}

/** The mails count by person, whatever names they are asked by. The response must not tell, so only the mail stays away. */
async function mayMail(world: World, what: 'password' | 'username', { id }: Person): Promise<boolean> {
  return (await countAttempt(world, `recoveryMail:${id}:${what}`)) === null;
}

/** Known and unknown identifiers get the same response. Only the outbox differs. */
export const recoveryHandlers = {
  async requestPasswordReset({ world, body, origin, respond }) {
    await take(world, 'password', body.identifier);
    const person = personByIdentifier(world, body.identifier);
    // An unverified address can be a mistyped one, and its owner must not get the account.
    const to = person?.emails.find((one) => one.isVerified)?.address;
    if (person && to !== undefined && person.password !== null && (await mayMail(world, 'password', person))) {
      const code = addressOfCodes(world, person) === null ? null : world.random.digits(world.limits.oneTimeCodeDigits);
      const token = await createToken(world, {
        kind: 'resetPassword',
        personId: person.id,
        email: to,
        code,
        lifeMs: world.limits.resetPasswordTokenMs,
      });
      const orCode = code === null ? '' : ` Or type the code ${code} on the page that sent it, within 10 minutes.`;
      world.send({
        channel: 'email',
        to,
        kind: 'resetPassword',
        subject: 'Reset your password',
        text: `Hello ${person.firstName}, choose a new password with this link. It works once, for one hour.${orCode}`,
        code,
        link: `${origin}/auth/forgot-password/reset?token=${token.token}`,
      });
    }
    return respond(204);
  },

  async requestUsernameReminder({ world, body, origin, respond }) {
    await take(world, 'username', body.identifier);
    const person = personByIdentifier(world, body.identifier);
    const to = person?.emails.find((one) => one.isVerified)?.address;
    if (person && person.username !== null && to !== undefined && (await mayMail(world, 'username', person))) {
      world.send({
        channel: 'email',
        to,
        kind: 'usernameReminder',
        subject: 'Your username',
        text: `Hello ${person.firstName}, your username is ${person.username}.`,
        link: `${origin}/auth/login`,
      });
    }
    return respond(204);
  },

  async requestSelfRegistration({ world, body, origin, respond }) {
    await take(world, 'registration', body.emailAddress);
    const known = verifiedHolder(world, body.emailAddress);
    if (known) {
      world.send({
        channel: 'email',
        to: body.emailAddress,
        kind: 'selfRegistrationKnown',
        subject: 'You already have an account',
        text: `Hello ${known.firstName}, you can sign in with the account that you have.`,
        link: `${origin}/auth/login`,
      });
    } else if (isEmail(body.emailAddress)) {
      const associate = world.db.associates.findFirst((q) =>
        q.where(
          (one) => one.personId === null && one.attributes['email']?.toLowerCase() === body.emailAddress.toLowerCase(),
        ),
      );
      if (associate) {
        const token = await createToken(world, {
          kind: 'registration',
          clientId: associate.clientId,
          associateId: associate.id,
          email: body.emailAddress,
          lifeMs: world.limits.invitationMs,
        });
        world.send({
          channel: 'email',
          to: body.emailAddress,
          kind: 'selfRegistration',
          subject: 'Create your account',
          text: `Hello ${associate.firstName}, create your account with this link.`,
          link: `${origin}/auth/user-confirmation?token=${token.token}`,
        });
      }
    }
    return respond(204);
  },
} satisfies Partial<Handlers>;
