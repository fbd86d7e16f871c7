import type { OperationId } from '../contract/types';
import type { Answer } from '../handlers/define';
import { literally } from './literal';
import type { VoiceName } from './names';

/**
 * The form in which the services of a world put their responses. Every voice follows the same rules and keeps the
 * contract; only the form of the bodies differs.
 */
export interface Voice {
  readonly description: string;
  readonly speak: (id: OperationId, answer: Answer) => Answer;
}

/**
 * Every voice by its name. To add a voice, add a row: the control interface, the client and the documents read this
 * table.
 */
export const voices: Readonly<Record<VoiceName, Voice>> = {
  contract: {
    description: 'All that the contract describes: bodies with every field.',
    speak: (_id, answer) => answer,
  },
  literal: {
    description:
      'No more than the product names: the other form of an answer that says nothing, named fields only, bare lists.',
    speak: literally,
  },
};
