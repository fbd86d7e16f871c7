import fc from 'fast-check';
import { testWorld } from '../../../mock-server/testing/client';
import type { World } from '../../../mock-server/world/world';
import { hold } from '../../../scripts/contract/fuzz/settings';

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
