import type { OperationId } from '../contract/types';
import type { Answer } from '../handlers/define';
import { literally } from './literal';

/**
 * How the services of a world put their answers: the same rules and the same meaning, in another form that keeps the
 * contract too.
 */
export interface Voice {
  readonly description: string;
  readonly speak: (id: OperationId, answer: Answer) => Answer;
}

/** Every voice by its name. Another one is another row: control interface, client and documents read this table. */
export const voices = {
  contract: {
    description: 'All that the contract describes: bodies with every field.',
    speak: (_id, answer) => answer,
  },
  literal: {
    description:
      'No more than the product names: the other form of an answer that says nothing, named fields only, bare lists.',
    speak: literally,
  },
} as const satisfies Record<string, Voice>;

export type VoiceName = keyof typeof voices;

export const voiceNames: readonly VoiceName[] = Object.keys(voices).filter(isVoiceName);

export function isVoiceName(name: string): name is VoiceName {
  return Object.hasOwn(voices, name);
}
