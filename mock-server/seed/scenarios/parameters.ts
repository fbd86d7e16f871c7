import { isOperationId } from '../../contract/route-index';
import type { World } from '../../world/world';
import type { ScenarioParams } from './scenario';

/** Says what is wrong with a value; undefined when it fits. */
type Rule = (value: string, name: string, world: World) => string | undefined;

const wholeNumber =
  (least: number, most = Infinity): Rule =>
  (value, name) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `${name} must be a whole number from ${least}${most === Infinity ? '' : ` to ${most}`}, and it is "${value}".`;

/** Any value fits a parameter without a rule. */
const rules: Readonly<Record<string, Rule>> = {
  activities: wholeNumber(0),
  count: wholeNumber(1),
  level: wholeNumber(0, 3),
  seconds: wholeNumber(1),
  clientId: (id, _name, world) => (world.db.clients.get(id) ? undefined : `There is no client "${id}" in this world.`),
  operationId: (id) => (id === '*' || isOperationId(id) ? undefined : `There is no operation "${id}".`),
};

/** A command, a form and a program send a number as text or as a number. @throws RangeError for a value that is wrong */
export function refuseWrongValues(world: World, params: ScenarioParams): void {
  for (const [name, value] of Object.entries(params)) {
    const problem = rules[name]?.(String(value).slice(0, 60), name, world);
    if (problem !== undefined) throw new RangeError(problem);
  }
}
