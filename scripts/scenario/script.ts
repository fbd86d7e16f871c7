import type { Mock } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';

export interface ScriptContext {
  mock: Mock;
  /** The world is new and has no calls. */
  world: MockWorld;
  /** Appears in the report: `await step('five wrong passwords', async () => { ... })`. */
  step<Result>(name: string, run: () => Promise<Result> | Result): Promise<Result>;
  /** @throws Error with both values when they differ */
  same(found: unknown, expected: unknown): void;
}

export interface Script {
  /** One sentence that says what the script shows. */
  title: string;
  /** The script's world gets this scenario first. */
  scenario?: string;
  run(context: ScriptContext): Promise<void>;
}

/** `npm run scenario -- FILE.ts` runs the default export of the file. */
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
