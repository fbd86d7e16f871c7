import type { Activity, Contact, Email, Person, Session } from '../../world/store/collections';
import type { World } from '../../world/world';
import { maskEmail } from '../../contract/email';
import { maskPhone } from '../phone';
import { hasAccountSecurity } from './access';
import { record } from './activity';
import { tellByMail } from './notice';
import { countsInFull, methodsOf, stepUpFirst } from './step-up';

/**
 * The step-up that the deletion of the last method needs first, also where account security is off. Without any method,
 * the next contact would count as the first one.
 * @param left the contacts that remain
 * @throws Refusal
 */
export async function stepUpBeforeLast(
  world: World,
  session: Session,
  person: Person,
  left: Partial<Pick<Person, 'emails' | 'phones'>>,
): Promise<void> {
  if (methodsOf(world, { ...person, ...left }).length === 0) await stepUpFirst(world, session, person);
}

/** The field of a contact that the session adds or changes: it proves no more than the session. */
export function proofOf(world: World, session: Session, person: Person): Pick<Email, 'level'> {
  return countsInFull(world, session, person) ? {} : { level: session.levelOfAssurance };
}

/** What an address and a number have in common when the session adds them. */
export function newContact(world: World, session: Session, person: Person, isPersonal: boolean) {
  const at = world.clock.now();
  return { isVerified: false, ...proofOf(world, session, person), isPersonal, createdAt: at, lastModifiedAt: at };
}

/** A session at the level of a step-up confirms the contact, which then counts in full. */
export function confirmContact<One extends Contact>(world: World, session: Session, contact: One): One {
  return session.levelOfAssurance >= world.limits.stepUpLevel ? { ...contact, level: undefined } : contact;
}

const verbs = { CONTACT_ADDED: 'added', CONTACT_CHANGED: 'changed', CONTACT_DELETED: 'deleted' } as const;

/**
 * Records the change of a contact, and tells it to the owner.
 * @param before the person before the change
 * @param value its address or number
 */
export async function tellContact(
  world: World,
  session: Session,
  before: Person,
  kind: Extract<Activity['kind'], keyof typeof verbs>,
  value: string,
): Promise<void> {
  const contact = value.includes('@') ? maskEmail(value) : maskPhone(value);
  await record(world, before.id, kind, { subject: contact, device: session.device });
  const what = `the contact ${contact} of your account was ${verbs[kind]}.`;
  tellByMail(world, before, what, hasAccountSecurity(world, session));
}
