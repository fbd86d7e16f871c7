import { isOperationId } from '../../contract/route-index';
import { isDialectName, dialectNames } from '../../world/dialect-names';
import type { Scenario } from './scenario';

export const dialectScenarios: Scenario[] = [
  {
    name: 'other-dialect',
    description: 'The services, or only `operation`, send their responses in the form `dialect` (by default literal).',
    parameters: ['dialect', 'operation'],
    apply(world, { dialect = 'literal', operation }) {
      const name = String(dialect);
      if (!isDialectName(name))
        throw new RangeError(`There is no dialect "${name.slice(0, 60)}": it is one of ${dialectNames.join(', ')}.`);
      if (operation === undefined) {
        world.dialect = name;
        return;
      }
      const id = String(operation);
      if (!isOperationId(id)) throw new RangeError(`There is no operation "${id.slice(0, 60)}".`);
      world.dialectByOperation.set(id, name);
    },
  },
];
