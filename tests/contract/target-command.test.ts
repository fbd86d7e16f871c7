import { expect, test } from 'vitest';
import { addressFrom } from '../../scripts/contract/service';
import { run } from '../package/support/run';
import { mockOrigin, service, withMockServer } from './own-service';

withMockServer();

function surroundings() {
  const { VITEST: _, VITEST_WORKER_ID: __, ...env } = process.env;
  return { cwd: '.', env };
}
const words = ['--import', 'tsx', 'scripts/contract/index.ts'];

/** What the command prints, and its exit code. */
const command = (...more: string[]) => run(process.execPath, [...words, ...more], surroundings());

const behindPath = () =>
  service((asked, pass) =>
    asked.url.startsWith('/hr/') ? pass({ url: asked.url.slice(3) }) : new Response(null, { status: 404 }),
  );

test.each([
  ['--target http://localhost:9 --only getMee', 'no operation and no service of the contract: did you mean "getMe"?'],
  ['--har a.har --only getMe', '--only does nothing with --har.'],
  ['--har a.har', '"a.har" cannot be read.'],
])(
  '%s is a wrong use',
  async (options, message) => {
    expect(await command(...options.split(' '))).toEqual({ code: 2, said: expect.stringContaining(message) });
  },
  300_000,
);

test('a command whose reader has gone ends without a stack', async () => {
  const report = [process.execPath, ...words, '--target', mockOrigin(), '--only', 'getMe'].join(' ');
  const { said } = await run('sh', ['-c', `${report} | true`], surroundings());
  expect(said).toBe('');
}, 300_000);

test('the command sends generated requests to one operation of the mock server', async () => {
  const { code, said } = await command('--only', 'getMe', '--cases', '1');
  expect([code, said]).toEqual([0, expect.stringContaining('tests/contract/fuzz.test.ts')]);
}, 300_000);

test('the command keeps the path of the target, and says what was found in the words of its verdicts', async () => {
  const target = await behindPath();
  const { code, said } = await command('--target', `${target}/hr/`, '--only', 'getMe');
  expect(said).toMatch(/ok getMe +valid: 200 x 1; broken: 400 x 2, 401 x 1, 403 x 1\n/);
  expect(said).toContain(`1 keep the contract, 0 not tried, 0 drift; 5 requests to ${target}/hr.`);
  expect(code).toBe(0);
}, 300_000);

test('the command runs the workflows at a server behind a path', async () => {
  const { code, said } = await command('--workflows', '--base', `${await behindPath()}/hr`, 'lockout');
  expect([code, said]).toEqual([0, expect.stringContaining('1 of 1 workflows')]);
}, 300_000);

test.each([
  ['localhost:4010', 'is no address'],
  ['http://ann:secret@host/hr?x=1', 'write it as http://host/hr.'],
])('the address %s is refused', (text, message) => {
  expect(() => addressFrom(text)).toThrow(message);
  expect(() => addressFrom(text)).not.toThrow('secret');
});
