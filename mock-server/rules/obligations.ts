import type { Obligation, Session } from '../world/store/collections';
import type { ObligationBody, StepUpReason } from '../contract/types';
import { type Command, pages } from '../world/store/obligation-commands';
import type { World } from '../world/world';

const reasons = ['newDevice', 'newPlace', 'sensitiveChange', 'policy'] as const satisfies StepUpReason[];

/**
 * The first obligation, by order, that the person of the session has not met; null when none is left. An impersonator
 * gets none, because only the person may meet them.
 */
export function nextObligation(world: World, session: Session): Obligation | null {
  if (session.impersonation) return null;
  const open = world.db.obligations.findMany((q) =>
    q.where((one) => one.personId === session.personId && !isMetBy(world, one, session)),
  );
  return open.sort((a, b) => a.order - b.order)[0] ?? null;
}

/**
 * Who has a password has met the obligation to create the first one. A step-up is an obligation of the session, not of the person. A session that has the level already has met it. The
 * login of another system has stepped up its own sessions.
 */
function isMetBy(world: World, obligation: Obligation, session: Session): boolean {
  if (asksFor(obligation, 'createBasicCredentials'))
    return typeof world.db.persons.get(session.personId)?.password === 'string';
  if (obligation.command !== 'stepUp') return false;
  return session.authenticationMethod !== 'Lifion' || session.levelOfAssurance >= requiredLevelOf(world, obligation);
}

function requiredLevelOf(world: World, { args }: Obligation): number {
  return typeof args['requiredLevel'] === 'number' ? args['requiredLevel'] : world.limits.stepUpLevel;
}

/** An obligation in the contract's form: kind redirect with its url, or kind command with its args. */
export function obligationBody(obligation: Obligation): ObligationBody {
  const { command, isLoginObligation } = obligation;
  if (obligation.kind === 'redirect' || command === null)
    return { kind: 'redirect', url: obligation.url ?? '/', isLoginObligation };
  const { requiredLevel, agreements, reason } = obligation.args;
  return {
    kind: 'command',
    command,
    isLoginObligation,
    args: {
      ...(obligation.clientId === null ? {} : { clientId: obligation.clientId }),
      ...(typeof requiredLevel === 'number' ? { requiredLevel } : {}),
      ...(typeof agreements === 'string' ? { agreements } : {}),
      ...(isReason(reason) ? { reason } : {}),
    },
  };
}

/** Whether the person has an obligation for this command, whatever its place in the order. */
export function isObliged(world: World, personId: string, command: Command): boolean {
  return (
    world.db.obligations.findFirst((q) => q.where((one) => one.personId === personId && asksFor(one, command))) !==
    undefined
  );
}

/**
 * Removes the obligations for these commands, which the person has met. The next obligation then applies. A redirect to
 * the command's page counts as the command.
 */
export function clearObligations(world: World, personId: string, ...met: Command[]): void {
  clearWhere(world, personId, (one) => met.some((command) => asksFor(one, command)));
}

/** Removes the agreement obligations whose agreements the person has all accepted. */
export function clearAgreements(world: World, personId: string, isAccepted: (agreementName: string) => boolean): void {
  clearWhere(world, personId, (one) => asksFor(one, 'acceptLegalAgreements') && askedAgreements(one).every(isAccepted));
}

/** Removes the step-up obligations that the session's new level satisfies. A policy asks each session again. */
export function clearStepUp(world: World, personId: string, level: number): void {
  clearWhere(
    world,
    personId,
    (one) => asksFor(one, 'stepUp') && one.args['reason'] !== 'policy' && requiredLevelOf(world, one) <= level,
  );
}

/** The level to which obligations ask the session to step up; null when none does. */
export function stepUpAsked(world: World, session: Session): number | null {
  const open = world.db.obligations.findMany((q) =>
    q.where((one) => one.personId === session.personId && one.command === 'stepUp' && !isMetBy(world, one, session)),
  );
  return open.length === 0 ? null : Math.max(...open.map((one) => requiredLevelOf(world, one)));
}

function isReason(value: unknown): value is StepUpReason {
  return reasons.some((reason) => reason === value);
}

/** Why the session has to step up: for a change that was refused, or as the obligation says. */
export function stepUpReason(world: World, session: Session): { reason?: StepUpReason } {
  if (session.isStepUpDue) return { reason: 'sensitiveChange' };
  const { reason } =
    world.db.obligations.findFirst((q) => q.where((one) => one.personId === session.personId && asksFor(one, 'stepUp')))
      ?.args ?? {};
  return isReason(reason) ? { reason } : {};
}

function clearWhere(world: World, personId: string, isMet: (obligation: Obligation) => boolean): void {
  world.db.obligations.deleteMany((q) => q.where((each) => each.personId === personId && isMet(each)));
}

function asksFor(obligation: Obligation, command: Command): boolean {
  const page = obligationPage(obligation);
  return URL.canParse(page, BASE) && new URL(page, BASE).pathname === pages[command];
}

/**
 * The agreement names of an obligation. Its `agreements` value is base64 of a JSON list; an unreadable value gives no
 * names.
 */
function askedAgreements(obligation: Obligation): string[] {
  const value = new URL(obligationPage(obligation), BASE).searchParams.get('agreements');
  try {
    const names: unknown = JSON.parse(atob(String(value)));
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

/** Base for parsing relative URLs; never part of a result. */
const BASE = 'http://platform.example';

/**
 * The URL to navigate to for an obligation: the command's page with its arguments as query, or the redirect's own URL.
 */
export function obligationPage(obligation: Obligation): string {
  const body = obligationBody(obligation);
  if (body.kind === 'redirect') return body.url;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(body.args ?? {})) query.set(name, String(value));
  return query.size === 0 ? pages[body.command] : `${pages[body.command]}?${query.toString()}`;
}
