import type { ObligationBody } from '../../contract/types';
import type { Person, Session } from '../../world/store/collections';
import type { World } from '../../world/world';
import { maskEmail } from '../email';
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
 * A passkey of level 1 is no method, because it would raise its own level.
 */
export function methodsOf(world: World, person: Person): StepUpMethod[] {
  const methods: StepUpMethod[] = [];
  if (person.passkeys.some(({ level }) => level >= world.limits.stepUpLevel))
    methods.push({ id: 'passkey', type: 'PASSKEY', target: '' });
  if (person.totpSecret !== null) methods.push({ id: 'totp', type: 'TOTP', target: '' });
  person.phones.forEach((phone, index) => {
    if (!phone.isVerified) return;
    if (phone.type !== 'VOICE')
      methods.push({ id: `sms-${index}`, type: 'SMS', destination: maskPhone(phone.number), target: phone.number });
    if (phone.type !== 'TEXT')
      methods.push({ id: `voice-${index}`, type: 'VOICE', destination: maskPhone(phone.number), target: phone.number });
  });
  person.emails.forEach((email, index) => {
    if (email.isVerified)
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
 * The step-up that a change of a factor needs first; null when the session may make the change. A person without any
 * method may add the first one. A refused session needs a new step-up, even if it had the level before.
 */
export async function stepUpFirst(world: World, session: Session, person: Person): Promise<ObligationBody | null> {
  if (isFresh(world, session) || methodsOf(world, person).length === 0) return null;
  await world.db.sessions.update(session, {
    data(draft) {
      draft.isStepUpDue = true;
    },
  });
  const args = { requiredLevel: world.limits.stepUpLevel };
  return { kind: 'command', command: 'stepUp', args, isLoginObligation: false };
}

/**
 * The step-up that a change of a contact needs first, where account security is on. A change that an obligation asks
 * for needs none. Nor does the change of a user who signs in elsewhere.
 */
export async function stepUpBeforeContact(
  world: World,
  session: Session,
  person: Person,
): Promise<ObligationBody | null> {
  const asked = ['addPhone', 'addEmail', 'verifyEmail', 'reviewContactInfo'] as const;
  if (!mayManage(world, session)) return null;
  return asked.some((command) => isObliged(world, person.id, command))
    ? null
    : await stepUpFirst(world, session, person);
}
