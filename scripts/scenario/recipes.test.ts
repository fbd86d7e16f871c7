import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { createMock } from '../../mock-server';
import { Progress } from './run-script';
import { readScript, runScript } from './run-script';

/** The recipes of docs/testing.md, as a tester pastes them. */
const blocks = [
  ...readFileSync('docs/testing.md', 'utf8').matchAll(
    /```ts\n(import [^`]*?export default script\(\s*'([^']+)'[\s\S]*?)```/g,
  ),
].map(([, code = '', title = '']) => ({ code, title }));
const folder = 'reports/recipes';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the page has six recipes', () => expect(blocks).toHaveLength(6));

test.each(blocks)('$title', async ({ code, title }) => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${title.replaceAll(/\W+/g, '-')}.ts`;
  // The recipes import paths relative to the project's folder.
  writeFileSync(file, code.replaceAll("from './", "from '../../"));
  const isGood = await runScript(
    await readScript(file),
    createMock(),
    new Progress((line) => void said.push(line)),
    undefined,
  );
  expect(isGood, said.join('\n')).toBe(true);
});
