import { Refusal } from '../http/envelope';
import type { Limits } from '../world/limits';
import type { Person } from '../world/store/collections';
import type { World } from '../world/world';
import { personByIdentifier, personByUsername } from './persons';

export interface AttemptRule {
  /** How many attempts the window allows. */
  most: number;
  windowMs: number;
  /** How long the subject stays locked after too many attempts; by default until the window ends. */
  lockMs?: number;
}

/** A rule whose lockout comes with the last of `tries` wrong attempts. So it allows one attempt fewer. */
export function lockAtTry(tries: number, times: Omit<AttemptRule, 'most'>): AttemptRule {
  return { ...times, most: tries - 1 };
}

type RuleOf = (limits: Limits) => AttemptRule;

/** A request of a mail or code. */
const request: RuleOf = (limits) => ({ most: limits.recoveryRequests, windowMs: limits.recoveryWindowMs });
const wrongPassword: RuleOf = (limits) =>
  lockAtTry(limits.passwordChangeTries, { windowMs: limits.recoveryWindowMs, lockMs: limits.passwordChangeLockoutMs });
const passkeyStart: RuleOf = (limits) => ({ most: limits.passkeyStarts, windowMs: limits.passkeyWindowMs });

const rules: Readonly<Record<string, RuleOf>> = {
  // Failed logins have no window: they count until a success or the lock.
  login: (one) => lockAtTry(one.failedLogins, { windowMs: Infinity, lockMs: one.loginLockoutMs }),
  password: request,
  username: request,
  recoveryMail: request,
  registration: request,
  registrationCode: request,
  signInCode: request,
  resetCode: (one) => lockAtTry(one.oneTimeCodeTries, { windowMs: one.oneTimeCodeMs, lockMs: one.oneTimeCodeMs }),
  emailCode: request,
  emailChange: (limits) => ({
    most: limits.emailChanges,
    windowMs: limits.recoveryWindowMs,
    lockMs: limits.emailChangeLockoutMs,
  }),
  emailCheck: (one) => ({ most: one.emailChecks, windowMs: one.emailCheckWindowMs }),
  dob: ({ dateOfBirthTries, dateOfBirthLockoutMs: lockMs }) =>
    lockAtTry(dateOfBirthTries, { windowMs: lockMs, lockMs }),
  passwordChange: wrongPassword,
  usernameChange: wrongPassword,
  phoneCode: ({ phoneCodesADay: most }) => ({ most, windowMs: 86_400_000 }),
  contact: (one) => ({ most: one.contactVerifications, windowMs: one.contactVerificationWindowMs }),
  stepUp: (one) => lockAtTry(one.oneTimeCodeTries, { windowMs: one.recoveryWindowMs, lockMs: one.stepUpLockoutMs }),
  authenticatorApp: (one) => lockAtTry(one.authenticatorTries, { windowMs: one.authenticatorSetupMs }),
  passkeyStart,
  passkeyFailure: ({ passkeyFailures: most, passkeyWindowMs: lockMs }) => ({ most, windowMs: lockMs, lockMs }),
  passkeyCreation: passkeyStart,
};

/** The first word of a subject: what is counted. */
export const attemptKinds: readonly string[] = Object.keys(rules);

function ruleOf(limits: Limits, subject: string): AttemptRule {
  const [kind = ''] = subject.split(':');
  const rule = rules[kind];
  if (!rule) throw new RangeError(`No rule counts attempts as "${kind}".`);
  return rule(limits);
}

/** A script may try many unknown names. The latest of them stay. */
const KEPT_UNKNOWN = 2000;
/** From so many on, counts are forgotten whose time is over. */
const KEPT_ATTEMPTS = 2000;
/** What anybody may count, under a name that nobody may have. */
const NAMED_BY_CALLERS = ['login', 'password', 'username', 'registration', 'signInCode', 'resetCode'];

/** The details of a refusal with TOO_MANY_ATTEMPTS: the seconds after which the caller may try again. */
export function retryAfter(seconds: number): { details: { retryAfterSeconds: number } } {
  return { details: { retryAfterSeconds: seconds } };
}

/** Like `retryAfter`, for ms. Rounds up, so that no retry comes too early. */
export function retryAfterMs(ms: number): { details: { retryAfterSeconds: number } } {
  return retryAfter(Math.ceil(ms / 1000));
}

/** Seconds until the subject ("recovery:ann@example.com") may try again; null when it may try now. */
export function secondsLocked(world: World, subject: string): number | null {
  const left = (counterOf(world, subject)?.lockedUntil ?? 0) - world.clock.now();
  return left > 0 ? Math.ceil(left / 1000) : null;
}

/**
 * Counts one attempt. Returns the seconds to wait when the subject is over the limit or locked, else null. Forgets
 * attempts whose window has passed.
 */
export async function countAttempt(
  world: World,
  subject: string,
  rule: AttemptRule = ruleOf(world.limits, subject),
): Promise<number | null> {
  const locked = secondsLocked(world, subject);
  if (locked !== null) return locked;
  const now = world.clock.now();
  const known = counterOf(world, subject);
  const isOpen = known !== undefined && known.lockedUntil === null && known.firstAt + rule.windowMs > now;
  const count = isOpen ? known.count + 1 : 1;
  const firstAt = isOpen ? known.firstAt : now;
  const isOver = count > rule.most;
  const lockedUntil = isOver ? (rule.lockMs === undefined ? firstAt + rule.windowMs : now + rule.lockMs) : null;
  await keep(world, subject, { count, firstAt, lockedUntil });
  return isOver ? secondsLocked(world, subject) : null;
}

/** Counts one attempt. @throws Refusal when it is one too many */
export async function takeAttempt(world: World, subject: string): Promise<void> {
  refuseUntil(await countAttempt(world, subject));
}

/** @throws Refusal while the subject is locked */
export function refuseLocked(world: World, subject: string): void {
  refuseUntil(secondsLocked(world, subject));
}

function refuseUntil(seconds: number | null): void {
  if (seconds !== null) throw new Refusal(429, 'TOO_MANY_ATTEMPTS', retryAfter(seconds));
}

/** After a success, the earlier attempts of a subject no longer count. */
export async function clearAttempts(world: World, subject: string): Promise<void> {
  world.db.attempts.remove(subject);
  const person = personOf(world, subject);
  if (person && (person.failedLogins > 0 || person.lockedUntil !== null))
    await world.db.persons.set(person, { failedLogins: 0, lockedUntil: null });
}

/** How many attempts count now: none before a lock. */
export function attemptsMade(world: World, subject: string): number {
  const known = counterOf(world, subject);
  return known?.lockedUntil === null ? known.count : 0;
}

/** How many wrong attempts a rule of `lockAtTry` leaves. The attempt that locks the subject counts too. */
export function attemptsLeft(world: World, subject: string, { most } = ruleOf(world.limits, subject)): number {
  return most + 1 - (counterOf(world, subject)?.count ?? 0);
}

interface Counter {
  count: number;
  firstAt: number;
  lockedUntil: number | null;
}

/** Whose logins count in the own record, where a tester finds and sets them. Those of unknown names do not. */
function personOf(world: World, subject: string): Person | undefined {
  return subject.startsWith('login:') ? personByUsername(world, subject.slice('login:'.length)) : undefined;
}

function counterOf(world: World, subject: string): Counter | undefined {
  const person = personOf(world, subject);
  if (!person) return world.db.attempts.get(subject);
  return { count: person.failedLogins, firstAt: 0, lockedUntil: person.lockedUntil };
}

async function keep(world: World, subject: string, { count, firstAt, lockedUntil }: Counter): Promise<void> {
  const person = personOf(world, subject);
  if (person) {
    const failedLogins = lockedUntil === null ? count : 0;
    await world.db.persons.set(person, { failedLogins, lockedUntil });
    return;
  }
  const { attempts } = world.db;
  attempts.remove(subject);
  const isOfNobody = isUnknown(world, subject);
  if (isOfNobody) {
    const unknown = attempts.all().filter((one) => one.isOfNobody);
    for (const one of unknown.slice(0, Math.max(0, unknown.length - KEPT_UNKNOWN + 1))) attempts.delete(one);
  } else if (attempts.count() >= KEPT_ATTEMPTS)
    for (const one of attempts.all().filter((each) => isOver(world, each))) attempts.delete(one);
  await attempts.create({ id: subject, count, firstAt, lockedUntil, ...(isOfNobody && { isOfNobody }) });
}

/** Only such a count may end before its time: it guards no account. */
function isUnknown(world: World, subject: string): boolean {
  const [kind = '', ...name] = subject.split(':');
  if (!NAMED_BY_CALLERS.includes(kind) || personByIdentifier(world, name.join(':'))) return false;
  return !world.db.associates.all().some(({ attributes }) => attributes['email']?.toLowerCase() === name.join(':'));
}

function isOver(world: World, { id, firstAt, lockedUntil }: Counter & { id: string }): boolean {
  const [kind = ''] = id.split(':');
  const windowMs = attemptKinds.includes(kind) ? ruleOf(world.limits, id).windowMs : 0;
  return (lockedUntil ?? firstAt + windowMs) <= world.clock.now();
}
