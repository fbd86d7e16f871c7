import { channelOf } from '../../world/message';
import type { Contact, Person } from '../../world/store/collections';
import type { Handlers } from '../define';
import { retryAfterMs, takeAttempt } from '../../rules/attempts';
import { createChallenge, isOwn } from '../../rules/challenges';
import { isTaken, mapContacts, valueOf, withContact } from '../../rules/contact';
import { isEmail, maskEmail } from '../../contract/email';
import { clearObligations } from '../../rules/obligations';
import { judgeCode, refusalDetails, sendCode } from '../../rules/factors/one-time-code';
import { isoTime } from '../../rules/persons';
import { maskPhone, readPhone } from '../../rules/phone';
import { confirmContact, newContact, tellContact } from '../../rules/security/contact-proof';

export const contactVerificationHandlers = {
  async startContactVerification({ world, session, person, body, respond, fail }) {
    const { type, purpose, contact: named } = body;
    if (type === undefined || purpose === undefined) return fail(400, 'MISSING_REQUIRED_QUERY_PARAMS');
    const contact = findContact(person, { type, isPersonal: purpose === 'personal', named });
    if (!contact) return fail(404, 'NOT_FOUND');
    const destination = type === 'email' ? maskEmail(contact.value) : maskPhone(contact.value);
    if (contact.isVerified) return respond(200, { status: 'alreadyVerified', type, purpose, destination });
    const target = type === 'email' ? (isEmail(contact.value) ? contact.value : null) : readPhone(contact.value);
    if (target === null) return fail(422, 'INVALID_CONTACT_INFO_FORMAT');
    if (type === 'email' && isTaken(world, target)) return fail(409, 'EMAIL_ADDRESS_ALREADY_EXISTS');
    const { oneTimeCodeDigits, oneTimeCodeMs, resendCooldownMs } = world.limits;
    await takeAttempt(world, `contact:${person.id}:${type}`);
    if (type === 'phone') await takeAttempt(world, `phoneCode:${person.id}`);
    const code = world.random.digits(oneTimeCodeDigits);
    const channel = channelOf(contact.type);
    const challenge = await createChallenge(world, {
      kind: 'contact',
      personId: person.id,
      sessionId: session.publicId,
      purpose: 'contactVerification',
      method: channel.toUpperCase(),
      target,
      code,
      lifeMs: oneTimeCodeMs,
      details: { type, purpose },
    });
    sendCode(world, { channel, to: target, kind: 'contactVerification', code });
    const resendAfterSeconds = Math.ceil(resendCooldownMs / 1000);
    return respond(200, {
      status: 'codeSent',
      id: challenge.id,
      type,
      purpose,
      destination,
      expiresAt: isoTime(challenge.expiresAt),
      resendAfterSeconds,
      codeLength: oneTimeCodeDigits,
    });
  },

  async verifyContact({ world, session, person, path, body, respond, fail }) {
    const challenge = world.db.challenges.get(path.id);
    if (!isOwn(challenge, person, session) || challenge.purpose !== 'contactVerification' || challenge.isDone)
      return fail(404, 'NOT_FOUND');
    const { target, details } = challenge;
    const isPersonal = details['purpose'] === 'personal';
    const isOwned = [...person.emails, ...person.phones].some((one) => valueOf(one) === target);
    const recorded = person.systemOfRecordContacts.find(
      (one) => one.isPersonal === isPersonal && [one.value, readPhone(one.value)].includes(target),
    )?.type;
    // Since the code was sent, the person may have deleted or replaced the contact, and another may have verified it.
    if (isTaken(world, target, person) || (!isOwned && !recorded)) return fail(422, 'CODE_EXPIRED');
    const verdict = judgeCode(body.code, challenge, world.clock.now(), world.limits);
    if (verdict !== 'right') {
      await world.db.challenges.set(challenge, ({ tries }) => ({ tries: tries + 1 }));
      if (verdict === 'TOO_MANY_ATTEMPTS')
        return fail(429, verdict, retryAfterMs(world.limits.contactVerificationWindowMs));
      return fail(422, verdict, { field: 'code', ...refusalDetails(verdict, challenge.tries, world.limits) });
    }
    await world.db.challenges.set(challenge, { isDone: true });
    const verify = <One extends Contact>(contact: One) =>
      valueOf(contact) === target
        ? confirmContact(world, session, { ...contact, isVerified: true, lastModifiedAt: world.clock.now() })
        : contact;
    const made = newContact(world, session, person, isPersonal);
    const added: Contact =
      !recorded || recorded === 'EMAIL' ? { address: target, ...made } : { number: target, type: recorded, ...made };
    await world.db.persons.set(person, (now) => mapContacts(isOwned ? now : withContact(now, added), verify));
    if (!isOwned) await tellContact(world, session, person, 'CONTACT_ADDED', target);
    if (challenge.method === 'EMAIL') clearObligations(world, person.id, 'verifyEmail');
    return respond(204);
  },
} satisfies Partial<Handlers>;

interface Candidate {
  type: Person['systemOfRecordContacts'][number]['type'];
  value: string;
  isVerified: boolean;
}

/**
 * The contact of this type and purpose to verify. A named value selects the contact. Without one, it is the person's
 * first unverified contact, else their first, else the one in the system of record.
 */
function findContact(
  person: Person,
  { type, isPersonal, named }: { type: 'email' | 'phone'; isPersonal: boolean; named: string | undefined },
): Candidate | null {
  const fits = (contact: { isPersonal: boolean }) => contact.isPersonal === isPersonal;
  const contacts: Contact[] = type === 'email' ? person.emails : person.phones;
  const own = contacts.filter(fits).map((one): Candidate => ({ type: 'EMAIL', ...one, value: valueOf(one) }));
  const recorded = person.systemOfRecordContacts
    .filter((one) => fits(one) && (one.type === 'EMAIL') === (type === 'email'))
    .map((one): Candidate => ({ ...one, isVerified: false }));
  if (named !== undefined)
    return [...own, ...recorded].find(({ value }) => value.toLowerCase() === named.toLowerCase()) ?? null;
  return own.find(({ isVerified }) => !isVerified) ?? own[0] ?? recorded[0] ?? null;
}
