import type { Scenario } from './scenario';
import { accountScenarios } from './account';
import { assuranceScenarios } from './assurance';
import { lockedScenarios } from './locked';
import { obligationScenarios } from './obligations';
import { securityScenarios } from './security';
import { signedOutScenarios } from './signed-out';

export const scenarios: readonly Scenario[] = [
  { name: 'default', description: 'The seed: every persona and invitation, nothing changed.', apply: () => undefined },
  ...accountScenarios,
  ...signedOutScenarios,
  ...lockedScenarios,
  ...obligationScenarios,
  ...assuranceScenarios,
  ...securityScenarios,
];

/** Undefined when no scenario has this name. */
export function findScenario(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name);
}
