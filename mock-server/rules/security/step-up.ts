import type { Email, Person, Phone, Session } from '../../world/store/collections';
import type { World } from '../../world/world';
import { maskEmail } from '../../contract/email';
import { Refusal } from '../../http/envelope';
import { isObliged } from '../obligations';
import { maskPhone } from '../phone';
import { mayManage } from './access';

export interface StepUpMethod {
  id: string;
  type: 'SMS' | 'VOICE' | 'EMAIL' | 'TOTP' | 'PASSKEY' | 'BACKUP_CODE';
  destination?: string;
  /** Where a code goes: an address, or a number in E.164; empty when no code is sent. */
  target: string;
}

/**
 * The methods for a step-up: verified phones and addresses, an authenticator app, passkeys, and last the backup codes.
 * A passkey or contact of a lower level is no method, because it would raise its own level.
 */
export function methodsOf(world: World, person: Person): StepUpMethod[] {
  const methods: StepUpMethod[] = [];
  const { stepUpLevel } = world.limits;
  const counts = ({ isVerified, level = stepUpLevel }: Email | Phone) => isVerified && level >= stepUpLevel;
  if (person.passkeys.some(({ level }) => level >= stepUpLevel))
    methods.push({ id: 'passkey', type: 'PASSKEY', target: '' });
  if (person.totpSecret !== null) methods.push({ id: 'totp', type: 'TOTP', target: '' });
  person.phones.forEach((phone, index) => {
    if (!counts(phone)) return;
    if (phone.type !== 'VOICE')
      methods.push({ id: `sms-${index}`, type: 'SMS', destination: maskPhone(phone.number), target: phone.number });
    if (phone.type !== 'TEXT')
      methods.push({ id: `voice-${index}`, type: 'VOICE', destination: maskPhone(phone.number), target: phone.number });
  });
  person.emails.forEach((email, index) => {
    if (counts(email))
      methods.push({
        id: `email-${index}`,
        type: 'EMAIL',
        destination: maskEmail(email.address),
        target: email.address,
      });
  });
  if ((person.security.backupCodes?.hashes.length ?? 0) > 0)
    methods.push({ id: 'backup-code', type: 'BACKUP_CODE', target: '' });
  return methods;
}

/** Whether the session's level is recent enough for a change of a factor or contact. */
function isFresh(world: World, session: Session): boolean {
  const { stepUpLevel, stepUpFreshMs } = world.limits;
  const age = world.clock.now() - (session.levelReachedAt ?? -Infinity);
  return session.levelOfAssurance >= stepUpLevel && !session.isStepUpDue && age <= stepUpFreshMs;
}

/**
 * A person without any method may add the first one. A refused session needs a new step-up, even if it had the level
 * before.
 * @throws Refusal
 */
export async function stepUpFirst(world: World, session: Session, person: Person): Promise<void> {
  if (isFresh(world, session) || methodsOf(world, person).length === 0) return;
  await world.db.sessions.set(session, { isStepUpDue: true });
  const args = { requiredLevel: world.limits.stepUpLevel };
  const obligation = { kind: 'command', command: 'stepUp', args, isLoginObligation: false } as const;
  throw new Refusal(412, 'BLOCKED_BY_OBLIGATION', { obligation });
}

/**
 * Holds the need `freshStepUp` of the contract, where account security is on. A change that an obligation asks for
 * needs none. Nor does the change of a user who signs in elsewhere.
 * @throws Refusal
 */
export async function stepUpBeforeChange(world: World, session: Session, person: Person): Promise<void> {
  const asked = ['addPhone', 'addEmail', 'verifyEmail', 'reviewContactInfo'] as const;
  if (!mayManage(world, session) || asked.some((command) => isObliged(world, person.id, command))) return;
  await stepUpFirst(world, session, person);
}

/**
 * Whether what the session adds counts in full as a step-up method. Below the level of a step-up it must not, because
 * it would raise its own session. The first method of a person bypasses no other one.
 */
export function countsInFull(world: World, session: Session, person: Person): boolean {
  return session.levelOfAssurance >= world.limits.stepUpLevel || methodsOf(world, person).length === 0;
}
