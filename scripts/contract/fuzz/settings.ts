import fc, { type IAsyncProperty, type RunDetails } from 'fast-check';

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
