import { createMock } from '../../mock-server';
import type { Mock } from '../../mock-server/client';
import { MockRefusal } from '../../mock-server/client/unwrap';
import { CliError } from '../../mock-server/command/cli-error';
import { differences } from './differences';
import { type Options, readOptions, usage } from './options';
import { Progress } from './run-script';
import { readScript, runScript } from './run-script';
import { findServer, requireServer } from './server';

/**
 * `npm run scenario -- NAME`: puts a world of a running mock server into a named state. Prints what changed and how to
 * continue. With a file it runs a script of steps (see docs/testing.md).
 * @throws CliError for wrong arguments, and when no mock server responds
 */
export async function main(words: string[]): Promise<void> {
  const options = readOptions(words);
  try {
    if (options.kind === 'list') await list();
    else if (options.kind === 'all') await tryAll(options);
    else if (options.kind === 'script') await runFile(options);
    else await apply(options);
  } catch (error) {
    // The control API refuses with a sentence that the user can act on.
    if (error instanceof MockRefusal) throw new CliError(error.message);
    throw error;
  }
}

async function list(): Promise<void> {
  const scenarios = await createMock().scenarios();
  const width = Math.max(...scenarios.map(({ name }) => name.length));
  for (const { name, description } of scenarios) console.log(`${name.padEnd(width)}  ${description}`);
  console.log(`\n${usage}`);
}

async function apply({ name, base, world: worldName = 'default', keep, params }: Options): Promise<void> {
  const progress = new Progress();
  const mock = await progress.step('find the mock server', () => requireServer(base));
  sayServer(mock, base);
  const known = await mock.scenarios();
  const found = known.find((one) => one.name === name);
  if (!found)
    throw new CliError(
      `There is no scenario "${name}". ${nearestOf(
        name,
        known.map((one) => one.name),
      )}`,
    );
  // A mistake in a parameter must not cost the state of the world. So another world takes the scenario first.
  if (!keep) await progress.step('check the parameters', () => tryIn(mock, name, params));
  const world = mock.open(worldName);
  if (!keep) await progress.step(`put world "${worldName}" back to the seed`, () => world.reset());
  const before = await world.snapshot();
  await progress.step(`apply ${name}`, () => world.scenario(name, params));
  const changes = differences(before, await progress.step('read what changed', () => world.snapshot()));
  const [people, { appOrigin }] = await Promise.all([world.people.list(), mock.health()]);
  const person = String(params['person'] ?? 'ann');
  const who = people.find(({ id }) => id === person);
  console.log(`\n${describedFor(person, found.description)}\n`);
  for (const line of changes.length > 0 ? changes : ['Nothing has changed.']) console.log(`  ${line}`);
  console.log(`\nOpen      ${appOrigin}/auth/login${worldName === 'default' ? '' : `?mock-world=${worldName}`}`);
  const signIn = [who?.username, who?.password].flatMap((word) => word ?? []);
  if (signIn.length > 0) console.log(`Sign in   ${signIn.join('   ')}`);
  console.log(`Look on   ${mock.origin}/__mock${worldName === 'default' ? '' : `?mock-world=${worldName}`}`);
}

/** The list says "ann (or `person`)"; this says of whom. */
function describedFor(person: string, description: string): string {
  return description.replace(/(a)nn \(or `person`\)/i, (_, a: string) =>
    a === 'A' ? person.charAt(0).toUpperCase() + person.slice(1) : person,
  );
}

/**
 * Applies the scenario in a new world, and drops that world. @throws MockRefusal when the scenario refuses its
 * parameters
 */
async function tryIn(mock: Mock, name: string, params: Options['params']): Promise<void> {
  const trial = await mock.world();
  try {
    await trial.scenario(name, params);
  } finally {
    await trial.drop();
  }
}

/** Without --base the command uses the first mock server that responds, so the user must see which. */
function sayServer(mock: Mock, base: string | undefined): void {
  console.log(
    `Server    ${mock.origin}${base === undefined ? ' (the first that answers; --base URL takes another)' : ''}`,
  );
}

/** Without a near name it says where to find the list. */
function nearestOf(name: string, names: string[]): string {
  const near = names.filter(
    (one) =>
      one.includes(name) || name.includes(one) || one.split('-').some((part) => part.length > 3 && name.includes(part)),
  );
  return near.length > 0 ? `Did you mean ${near.slice(0, 4).join(', ')}?` : '"npm run scenario" lists them.';
}

/** Uses a running mock server, else one in this process; says which. */
async function serverOrOwn(base: string | undefined): Promise<Mock> {
  const found = await findServer(base);
  if (found) sayServer(found, base);
  else console.log('Server    in this process, because none is running');
  return found ?? createMock();
}

async function tryAll({ base }: Options): Promise<void> {
  const mock = await serverOrOwn(base);
  const progress = new Progress();
  const scenarios = await mock.scenarios();
  for (const { name } of scenarios) {
    const world = await mock.world();
    await progress.step(name, async () => {
      await world.clock.freeze();
      const before = await world.snapshot();
      await world.scenario(name);
      if (name !== 'default' && differences(before, await world.snapshot()).length === 0)
        throw new CliError(`The scenario ${name} changes nothing.`);
    });
    await world.drop();
  }
  console.log(`\n${progress.steps} of ${scenarios.length} scenarios work, in ${progress.tookMs} ms.`);
}

async function runFile({ name, base, world }: Options): Promise<void> {
  const script = await readScript(name);
  const mock = await serverOrOwn(base);
  const progress = new Progress();
  const isGood = await runScript(script, mock, progress, world);
  console.log(
    `\n${isGood ? 'The script passed' : 'The script failed'}: ${progress.steps} steps passed, in ${progress.tookMs} ms.`,
  );
  if (!isGood) process.exitCode = 1;
}
