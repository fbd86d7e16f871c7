import { type Obligation } from '../collections';
import { type ObligationBody } from '../contract/types';
import { type World } from '../world';

/** The obligation that the person has to meet first, if any (several come one after the other, by their order). */
export function nextObligation(world: World, personId: string): Obligation | null {
  let next: Obligation | null = null;
  for (const obligation of world.db.obligations.filter((one) => one.personId === personId)) {
    if (!next || obligation.order < next.order) next = obligation;
  }
  return next;
}

/** An obligation as the contract carries it: kind redirect with its url, or kind command with its args (spec 3, Obligation). */
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

/** The obligation is met: whatever satisfied it calls this, and the next one (if any) takes over. */
export function clearObligations(world: World, personId: string, ...commands: string[]): void {
  for (const one of world.db.obligations.filter((o) => o.personId === personId && o.command !== null && commands.includes(o.command))) {
    world.db.obligations.delete(one.id);
  }
}

type Command = Extract<ObligationBody, { kind: 'command' }>['command'];

const commands: readonly Command[] = [
  'createBasicCredentials',
  'forceSamlAuthentication',
  'forceBasicCredentialAuthentication',
  'changePassword',
  'changeUsername',
  'reviewUsername',
  'reviewContactInfo',
  'addPhone',
  'addEmail',
  'verifyEmail',
  'acceptLegalAgreements',
  'stepUp',
];

/** Commands that the contract knows; the control interface refuses others unless they are asked for off the contract. */
export function isCommand(text: string): text is Command {
  return commands.some((command) => command === text);
}

function asCommand(text: string | null): Command {
  if (text !== null && isCommand(text)) return text;
  throw new Error(`The obligation command "${text ?? ''}" is not in the contract.`);
}
