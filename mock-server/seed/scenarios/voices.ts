import { isOperationId } from '../../contract/route-index';
import { isVoiceName, voiceNames } from '../../world/voice-names';
import type { Scenario } from './scenario';

export const voiceScenarios: Scenario[] = [
  {
    name: 'other-voice',
    description: 'The services, or only `operation`, send their responses in the form `voice` (by default literal).',
    parameters: ['voice', 'operation'],
    apply(world, { voice = 'literal', operation }) {
      const name = String(voice);
      if (!isVoiceName(name))
        throw new RangeError(`There is no voice "${name.slice(0, 60)}": it is one of ${voiceNames.join(', ')}.`);
      if (operation === undefined) {
        world.voice = name;
        return;
      }
      const id = String(operation);
      if (!isOperationId(id)) throw new RangeError(`There is no operation "${id.slice(0, 60)}".`);
      world.voiceByOperation.set(id, name);
    },
  },
];
