import type { Obligation, Session } from '../store/collections';
import type { ObligationBody } from '../contract/types';
import type { World } from '../world/world';

/**
 * The obligation that the person of the session has to meet first, if any (several come one after the other, by their
 * order).
 */
export function nextObligation(world: World, session: Session): Obligation | null {
  let next: Obligation | null = null;
  for (const obligation of world.db.obligations.filter(
    (one) => one.personId === session.personId && !isMetBy(world, one, session),
  )) {
    if (!next || obligation.order < next.order) next = obligation;
  }
  return next;
}

/**
 * Step-up is asked of a session, not of a person: one of that level has it behind it, and one of another system's login
 * was stepped up there (see docs/product/4-states.md#step-up).
 */
function isMetBy(world: World, obligation: Obligation, session: Session): boolean {
  if (obligation.command !== 'stepUp') return false;
  return session.authenticationMethod !== 'Lifion' || session.levelOfAssurance >= requiredLevelOf(world, obligation);
}

function requiredLevelOf(world: World, { args }: Obligation): number {
  return typeof args['requiredLevel'] === 'number' ? args['requiredLevel'] : world.limits.stepUpLevel;
}

/**
 * An obligation as the contract carries it: kind redirect with its url, or kind command with its args (see
 * docs/product/3-entities.md#obligation).
 */
export function obligationBody(obligation: Obligation): ObligationBody {
  const { isLoginObligation } = obligation;
  if (obligation.kind === 'redirect') return { kind: 'redirect', url: obligation.url ?? '/', isLoginObligation };
  const { requiredLevel, agreements } = obligation.args;
  return {
    kind: 'command',
    command: asCommand(obligation.command),
    isLoginObligation,
    args: {
      ...(obligation.clientId === null ? {} : { clientId: obligation.clientId }),
      ...(typeof requiredLevel === 'number' ? { requiredLevel } : {}),
      ...(typeof agreements === 'string' ? { agreements } : {}),
    },
  };
}

/** Whether this is asked of the person, now or after something else. */
export function isObliged(world: World, personId: string, command: Command): boolean {
  return world.db.obligations.find((one) => one.personId === personId && asksFor(one, command)) !== undefined;
}

/**
 * The obligation is met: whatever satisfied it calls this, and the next one (if any) takes over. A redirect to the
 * command's page counts as the command.
 */
export function clearObligations(world: World, personId: string, ...met: Command[]): void {
  clearWhere(world, personId, (one) => met.some((command) => asksFor(one, command)));
}

/** What the person has accepted so far is enough for some, or for none, of what was asked. */
export function clearAgreements(world: World, personId: string, isAccepted: (agreementName: string) => boolean): void {
  clearWhere(world, personId, (one) => asksFor(one, 'acceptLegalAgreements') && askedAgreements(one).every(isAccepted));
}

/** The session has reached a level: what asked for that much or less is met. */
export function clearStepUp(world: World, personId: string, level: number): void {
  clearWhere(world, personId, (one) => asksFor(one, 'stepUp') && requiredLevelOf(world, one) <= level);
}

function clearWhere(world: World, personId: string, isMet: (obligation: Obligation) => boolean): void {
  for (const one of world.db.obligations.filter((each) => each.personId === personId && isMet(each)))
    world.db.obligations.delete(one.id);
}

function asksFor(obligation: Obligation, command: Command): boolean {
  return obligation.kind === 'command' ? obligation.command === command : pathnameOf(obligation.url) === pages[command];
}

/** The names in the agreements value: base64 of a JSON list. One that cannot be read asks for nothing in particular. */
function askedAgreements({ kind, url, args }: Obligation): string[] {
  const value = kind === 'command' ? args['agreements'] : new URL(url ?? '/', BASE).searchParams.get('agreements');
  try {
    const names: unknown = JSON.parse(atob(String(value ?? '')));
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Only to parse relative URLs with. */
const BASE = 'http://platform.example';

function pathnameOf(url: string | null): string | null {
  return url !== null && URL.canParse(url, BASE) ? new URL(url, BASE).pathname : null;
}

/**
 * Where a navigation is sent for an obligation: the page of the command (see
 * docs/product/2-screens.md#authenticated-routes) with what it needs, or the redirect's own URL.
 */
export function obligationPage(obligation: Obligation): string {
  const body = obligationBody(obligation);
  if (body.kind === 'redirect') return body.url;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(body.args ?? {})) query.set(name, String(value));
  return query.size === 0 ? pages[body.command] : `${pages[body.command]}?${query.toString()}`;
}

type Command = Extract<ObligationBody, { kind: 'command' }>['command'];

/** Every command, with the page of the app that satisfies it. */
const pages: Readonly<Record<Command, string>> = {
  createBasicCredentials: '/auth/obligations/create-basic-credentials',
  forceSamlAuthentication: '/auth/obligations/force-saml-authentication',
  forceBasicCredentialAuthentication: '/auth/obligations/force-basic-credential-authentication',
  changePassword: '/auth/change-password',
  changeUsername: '/auth/change-username',
  reviewUsername: '/auth/review-username',
  reviewContactInfo: '/auth/review-contact-info',
  addPhone: '/auth/add-phone',
  addEmail: '/auth/add-email',
  verifyEmail: '/auth/email-verify-notification',
  acceptLegalAgreements: '/auth/user/legal-agreements',
  stepUp: '/auth/step-up',
};

/**
 * Commands that the contract knows; the control interface refuses others unless they are asked for off the contract.
 */
/** Every command that may be asked of somebody. */
export const commands: readonly string[] = Object.keys(pages);

export function isCommand(text: string): text is Command {
  return Object.hasOwn(pages, text);
}

function asCommand(text: string | null): Command {
  if (text !== null && isCommand(text)) return text;
  throw new Error(`The obligation command "${text ?? ''}" is not in the contract.`);
}
