import { obligationPages } from '../../../openapi/generated/obligation-pages';
import type { ObligationBody } from '../../contract/types';

/** A command of the contract. */
export type Command = Extract<ObligationBody, { kind: 'command' }>['command'];

export const pages: Readonly<Record<Command, string>> = obligationPages;

export function isCommand(text: string): text is Command {
  return Object.hasOwn(pages, text);
}

export const commands: readonly Command[] = Object.keys(pages).filter(isCommand);
