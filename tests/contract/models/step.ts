import fc, { type IAsyncProperty, type RunDetails } from 'fast-check';
import { testWorld } from '../../../mock-server/testing/client';
import type { World } from '../../../mock-server/world/world';

/** Few cases by default, for `npm test`; `npm run contract` sets these variables. The same seed gives the same cases. */
export const cases = Number(process.env.CONTRACT_CASES ?? 5);
const seed = Number(process.env.CONTRACT_SEED ?? 1);
const replayPath = process.env.CONTRACT_PATH;

/**
 * Runs a property with the seed of the settings.
 * @throws Error with the seed, a command that repeats just this case, and the text of `tell` for the smallest failing
 * input
 */
export async function hold<Value>(
  name: string,
  property: IAsyncProperty<[Value]>,
  tell: (value: Value) => string,
  runs = cases,
): Promise<RunDetails<[Value]>> {
  const details = await fc.check(property, {
    seed,
    numRuns: runs,
    verbose: 0,
    ...(replayPath !== undefined && { path: replayPath }),
  });
  if (!details.failed) return details;
  const found = details.counterexample?.[0];
  const cause = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  throw new Error(
    [
      `${name}: ${cause}`,
      ...(found === undefined ? [] : [tell(found)]),
      `seed ${details.seed}, case ${details.numRuns}; again: npm run contract -- --only ${name.split(' ')[0] ?? name} ` +
        `--seed ${details.seed} --path ${details.counterexamplePath ?? ''}`,
    ].join('\n'),
  );
}

/** A possible event: its effect on the model and on the mock server, and the check that both agree. */
export interface Step<Model, Real> {
  name: string;
  /** Whether the event can happen now; by default always. */
  when?: (model: Model) => boolean;
  run: (model: Model, real: Real) => Promise<void>;
}

class Command<Model extends object, Real> implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly step: Step<Model, Real>) {}

  check(model: Readonly<Model>): boolean {
    return this.step.when?.(model) ?? true;
  }

  async run(model: Model, real: Real): Promise<void> {
    await this.step.run(model, real);
  }

  toString(): string {
    return this.step.name;
  }
}

/** Runs random sequences of steps. Fails when model and mock server disagree (fast-check, model-based testing). */
export async function agree<Model extends object, Real extends { world: World }>(
  name: string,
  steps: fc.Arbitrary<Step<Model, Real>>[],
  begin: (world: World) => Promise<{ model: Model; real: Real }>,
): Promise<void> {
  const commands = fc.commands(
    steps.map((one) => one.map((step) => new Command(step))),
    { size: '+1', maxCommands: 30 },
  );
  const property = fc.asyncProperty(commands, async (sequence) => {
    const world = await testWorld();
    await fc.asyncModelRun(() => begin(world), sequence);
    const off = world.journal
      .list()
      .flatMap(({ operationId, breaches }) =>
        breaches.flatMap(({ where, message }) => (where === 'response' ? [`${operationId ?? ''}: ${message}`] : [])),
      );
    if (off.length > 0) throw new Error(`off the contract: ${off.join('; ')}`);
  });
  await hold(name, property, (sequence) => `steps: ${[...sequence].map(String).join(', ')}`);
}

/** @throws Error with both values when they differ */
export function same(found: unknown, expected: unknown, what: string): void {
  if (found !== expected)
    throw new Error(`${what}: the mock server says ${String(found)}, the model ${String(expected)}`);
}
