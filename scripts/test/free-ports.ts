import { freePort } from '../cli/free-port';
import type { Outcome } from './outcome';
import { runStep } from './run-step';
import type { Step } from './steps';

/** playwright.config.ts has this many servers; their ports begin at E2E_PORT. */
const SERVERS = 4;

/**
 * Chooses the ports right before the step, so no running server is in its way. Another process can still take one
 * before the step's server listens. No test has started then, so the step begins again with other ports.
 * @param environment of the command
 */
export async function runOnFreePorts(step: Step, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const run = async (): Promise<Outcome> =>
    runStep(step, { ...environment, ...step.environment?.(), E2E_PORT: String(await freePort(SERVERS)) });
  const outcome = await run();
  if (!outcome.lostItsPort) return outcome;
  console.log(`Another process has taken a port of ${step.name}: the step begins once more with other ports.`);
  return run();
}
