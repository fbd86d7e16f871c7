import fc from 'fast-check';
import { testWorld } from '../../../mock-server/testing/client';
import type { World } from '../../../mock-server/world/world';
import { hold } from '../../../scripts/contract/fuzz/settings';

/** One thing that can happen: what it does to the model, to the mock server, and that both agree. */
export interface Step<Model, Real> {
  name: string;
  /** Whether it can happen now; always, when it is left out. */
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

/** Holds that every sequence of steps leaves model and mock server of one mind (fast-check, model based testing). */
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

/** @throws Error with both when they differ */
export function same(found: unknown, expected: unknown, what: string): void {
  if (found !== expected)
    throw new Error(`${what}: the mock server says ${String(found)}, the model ${String(expected)}`);
}
