import type { Mock } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';

/** What a scenario script gets. */
export interface ScriptContext {
  mock: Mock;
  /** A world of its own, with nothing done yet. */
  world: MockWorld;
  /** A step of the report: `await step('five wrong passwords', async () => { ... })`. */
  step<Result>(name: string, run: () => Promise<Result> | Result): Promise<Result>;
  /** Holds that two values are equal. @throws Error with both otherwise */
  same(found: unknown, expected: unknown): void;
}

export interface Script {
  /** What it shows, in a sentence. */
  title: string;
  /** The scenario that its world begins with. */
  scenario?: string;
  run(context: ScriptContext): Promise<void>;
}

/** A scenario script: the default export of a file that `npm run scenario -- FILE.ts` runs. */
export function script(title: string, run: Script['run'], options: { scenario?: string } = {}): Script {
  return { title, run, ...options };
}

export function isScript(value: unknown): value is Script {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'run' in value &&
    typeof value.run === 'function'
  );
}

export function same(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`It is ${JSON.stringify(found)} and not ${JSON.stringify(expected)}.`);
}
