import fc, { type IAsyncProperty, type RunDetails } from 'fast-check';

/**
 * From the environment, as `npm run contract` sets it: cases per operation and the seed; the same seed gives the same
 * cases.
 */
export const cases = Number(process.env.CONTRACT_CASES ?? 50);
export const seed = Number(process.env.CONTRACT_SEED ?? 1);
const replayPath = process.env.CONTRACT_PATH;

/**
 * Runs a property with the seed of the settings. @throws Error that names the seed, how to run just this case again,
 * and what `tell` says of the smallest input that fails
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
      `seed ${details.seed}, case ${details.numRuns}; again: npm run contract -- --only ${name.split(' ')[0] ?? name} --seed ${details.seed} --path ${details.counterexamplePath ?? ''}`,
    ].join('\n'),
  );
}
