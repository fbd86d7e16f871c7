import type { OperationId } from '../contract/types';
import type { Answer } from '../handlers/define';
import { literally } from './literal';
import type { VoiceName } from './names';

/**
 * How the services of a world put their answers: the same rules and the same meaning, in another form that keeps the
 * contract too.
 */
export interface Voice {
  readonly description: string;
  readonly speak: (id: OperationId, answer: Answer) => Answer;
}

/** Every voice by its name. Another one is another row: control interface, client and documents read this table. */
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
