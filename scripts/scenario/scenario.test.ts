import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MockServer, startMockServer } from '../../mock-server/adapters/node';
import { connect } from '../../mock-server/client';
import { CliError } from '../../mock-server/command/cli-error';
import { main } from './command';

const run = promisify(execFile);
let server: MockServer;
let folder = '';

beforeAll(async () => {
  server = await startMockServer({ port: 0 });
  await mkdir('reports', { recursive: true });
  folder = await mkdtemp(join(process.cwd(), 'reports/scenario-'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Runs the command in a separate process, which needs seconds to load. */
async function scenario(...words: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', 'scripts/scenario/index.ts', ...words]);
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('stderr' in error)) throw error;
    return { code: 1, said: `${String(error.stdout)}${String(error.stderr)}` };
  }
}

/** Runs the command in this process. @returns what it prints, then the sentence of a failure */
async function inProcess(...words: string[]): Promise<{ isRefused: boolean; said: string }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  try {
    await main(words);
    return { isRefused: false, said: lines.join('\n') };
  } catch (error) {
    // Commands print only a CliError without its stack.
    if (!(error instanceof CliError)) throw error;
    return { isRefused: true, said: [...lines, error.message].join('\n') };
  } finally {
    log.mockRestore();
  }
}

async function failure(...words: string[]): Promise<string> {
  const { isRefused, said } = await inProcess(...words);
  if (!isRefused) throw new Error(`"${words.join(' ')}" is accepted.`);
  return said;
}

test('a scenario changes a world, and the command prints what changed', async () => {
  const { code, said } = await scenario('locked-out', 'person=ben', '--world', 'mine', '--base', server.origin);
  expect(said).toMatch(/persons ben {2}lockedUntil: null -> \d{4}-/);
  expect(said).toContain('The account of ben is locked for five minutes');
  expect(said).toContain(`${server.origin}/auth/login?mock-world=mine`);
  expect(said).toContain('ben.many   Sunny-Harbor-42');
  expect(code).toBe(0);
  expect((await server.worlds.get('mine')).db.persons.get('ben')?.lockedUntil).not.toBeNull();
}, 300_000);

test.each([
  ['captcha', 'ben', 'Ben has failed three logins: a captcha is asked for.', 'ben.many   Sunny-Harbor-42'],
  ['inactive', 'ben-1', 'The account of ben-1 is locked by an administrator.', 'ben.many.1   Sunny-Harbor-42'],
  ['passkey-only', 'ben', 'Ben has a passkey and no password: the passkey is the last way to sign in.', 'ben.many\n'],
])('%s says that it was applied to %s, and how they sign in', async (name, person, sentence, signIn) => {
  await connect(server.origin).open('whom').people.create({ like: 'ben' });
  const { said } = await inProcess(name, `person=${person}`, '--keep', '--world', 'whom', '--base', server.origin);
  expect(said).toContain(`\n${sentence}\n`);
  expect(said).toContain(`Sign in   ${signIn}`);
});

test('a mistake in a parameter leaves the world as it is, and the command names the server', async () => {
  const { db } = await server.worlds.get('kept');
  await db.persons.patch('ann', { failedLogins: 2 });
  for (const [word, sentence] of [
    ['persn=ben', 'The scenario locked-out has no parameter "persn": it takes person.'],
    ['person=nobody', 'There is no person "nobody" in this world'],
  ] as const) {
    const said = await failure('locked-out', word, '--world', 'kept', '--base', server.origin);
    expect(said).toContain(sentence);
    expect(said).toContain(`Server    ${server.origin}`);
    expect((await server.worlds.get('kept')).db.persons.get('ann')).toMatchObject({
      failedLogins: 2,
      lockedUntil: null,
    });
  }
}, 300_000);

test('each mistake gives a sentence that says what to do, without a stack', async () => {
  const mistakes: [words: string[], sentence: RegExp][] = [
    [['locked', '--base', server.origin], /There is no scenario "locked"\. Did you mean locked-out/],
    [['locked-out', '--base', 'http://127.0.0.1:9'], /Nothing answers at http:\/\/127\.0\.0\.1:9: start a mock server/],
    [['locked-out', '--base', 'nowhere'], /"nowhere" is no address/],
    ...[[], ['locked-out'], ['locked-out', 'person=ben']].map((words): [string[], RegExp] => [
      [...words, 'http://localhost:4430'],
      /^"http:\/\/localhost:4430" is an address: write npm run scenario -- --base http:\/\/localhost:4430\.$/,
    ]),
    [['locked-out', 'person=nobody', '--base', server.origin], /There is no person "nobody" in this world/],
    [['locked-out', 'person', '--base', server.origin], /write it as person=ben/],
    [['no-file.ts', '--base', server.origin], /There is no file no-file\.ts/],
  ];
  for (const [words, sentence] of mistakes) expect(await failure(...words)).toMatch(sentence);
  const { code, said } = await scenario('locked', '--base', server.origin);
  expect(said).not.toContain('    at ');
  expect(code).toBe(1);
}, 300_000);

test('a script runs step by step, and a failed one shows its calls', async () => {
  const file = join(folder, 'try.ts');
  const from = pathToFileURL(join(process.cwd(), 'scripts/scenario/script.ts')).href;
  await writeFile(
    file,
    `import { script } from '${from}';
export default script('A person signs in', async ({ world, step, same }) => {
  const ann = world.visitor();
  const body = { username: 'ann.lee', password: 'wrong' };
  await step('she gives her password', async () => same((await ann.call('login', { body })).is, '200'));
});`,
  );
  const { code, said } = await scenario(file, '--base', server.origin);
  expect(said).toContain('FAIL  she gives her password');
  expect(said).toContain('It is "401 INCORRECT_CREDS" and not "200".');
  expect(said).toContain('401 login  POST /api/authentication-service/v0/login  (INCORRECT_CREDS)');
  expect(code).toBe(1);
}, 300_000);
