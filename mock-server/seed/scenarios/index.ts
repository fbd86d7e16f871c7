import type { Scenario } from './scenario';
import { accountScenarios } from './account';
import { assuranceScenarios } from './assurance';
import { lockedScenarios } from './locked';
import { obligationScenarios } from './obligations';
import { securityScenarios } from './security';
import { signedOutScenarios } from './signed-out';
import { voiceScenarios } from './voices';

/** Every named scenario. `scenarios/` has one file for each area. */
export const scenarios: readonly Scenario[] = [
  { name: 'default', description: 'The seed: every persona and invitation, nothing changed.', apply: () => undefined },
  ...accountScenarios,
  ...signedOutScenarios,
  ...lockedScenarios,
  ...obligationScenarios,
  ...assuranceScenarios,
  ...voiceScenarios,
  ...securityScenarios,
];

/** The scenario with this name; undefined when there is none. */
export function findScenario(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name);
}
