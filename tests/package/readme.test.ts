import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationIds } from '../../mock-server/contract/routes';
import { listScenarios } from '../../mock-server/seed/scenarios';
import { freePort } from '../../scripts/cli/free-port';
import { run } from './support/run';

const fence = /^```bash\n([\s\S]*?)^```$/gm;
const readme = readFileSync('README.md', 'utf8');
const blocks = [...readme.matchAll(fence)].map(([, text = '']) => text);

/** What the blocks of README.md print, in their order. */
const results = [
  { name: 'signs in', said: /HTTP\/1\.1 200 OK[^]*Set-Cookie: session=/ },
  { name: 'changes a response', said: /\{"personId":"p-1","firstName":"Zoë"\}$/m },
  { name: 'finds one breach', said: /DRIFT getMe[^]*\/personId must be string[^]*1 drift \(getMe\)/ },
  { name: 'locks for five minutes', said: /(?:INCORRECT_CREDS.* 401[^]*){4}TOO_MANY.* 429[^]*"redirectUrl".* 200/ },
];

test('the README counts the operations, workflows and scenarios that there are', () => {
  const folder = 'openapi/workflows';
  const workflows = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').match(/workflowId:/g),
  );
  expect(readme.match(/^- \d+ (?:operations|workflows|named states)/gm)).toEqual([
    `- ${operationIds.length} operations`,
    `- ${workflows.length} workflows`,
    `- ${listScenarios().length} named states`,
  ]);
});

test('the README has a block of three lines for each result', () => {
  expect(blocks.map((text) => text.trim().split('\n').length)).toEqual(results.map(() => 3));
});

test.each(results.map((result, index) => ({ ...result, text: blocks[index] ?? '' })))(
  'a block of the README $name within a minute',
  { timeout: 60_000 },
  async ({ text, said }) => {
    const port = String(await freePort());
    const { PATH, HOME } = process.env;
    // As in a terminal, the server gets a job of its own, which the block ends.
    const block = `set -m\n${text.replaceAll(/5173|4010/g, port)}`;
    expect((await run('bash', ['-c', block], { cwd: '.', env: { PATH, HOME, PORT: port } })).said).toMatch(said);
  },
);
