import { freePort } from '../cli/free-port';
import type { Outcome } from './outcome';
import { runStep } from './run-step';
import type { Step } from './steps';

/**
 * The port variables of the servers that the browser suites start. They get free ports, so that no running server
 * conflicts.
 */
const variables = [
  'E2E_PORT',
  'E2E_DEVELOPMENT_PORT',
  'E2E_UI_PAGE_PORT',
  'PRODUCTION_PORT',
  'DEMO_PORT',
  'FAULTS_PORT',
  'ENGINES_PORT',
  'VOICES_PORT',
  'INTERRUPTIONS_PORT',
];

/**
 * Runs a step with free ports, chosen right before it. Another process can still take one before the server of the step
 * listens. No test has started then, so the step begins once more with other ports.
 * @param environment of the command; a port that it names is kept
 */
export async function runOnFreePorts(step: Step, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const run = async (): Promise<Outcome> => runStep(step, { ...(await freePorts()), ...environment });
  const outcome = await run();
  if (!outcome.lostItsPort) return outcome;
  console.log(`Another process has taken a port of ${step.name}: the step begins once more with other ports.`);
  return run();
}

async function freePorts(): Promise<NodeJS.ProcessEnv> {
  return Object.fromEntries(await Promise.all(variables.map(async (name) => [name, String(await freePort())])));
}
