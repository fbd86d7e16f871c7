import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { freePort } from '../cli/free-port';
import { chosenOf } from './chosen-projects';

const suites = [
  { name: 'app' },
  { name: 'development' },
  { name: 'dialect-older', default: false },
  { name: 'dialect-literal', default: false },
];

it.each([
  ['test login', ['app', 'development']],
  ['test --project=app login', ['app']],
  ['test --project=app --project=development', ['app', 'development']],
  ['test --project app development --workers 2', ['app', 'development']],
  ['test --project app -g development', ['app']],
  ['test --project=App', ['app']],
  ['test --project=dialect-*', ['dialect-older', 'dialect-literal']],
  ['test --project=dialect', []],
])('"%s" chooses the projects that Playwright runs', (line, chosen) => {
  expect(chosenOf(suites, line.split(' ')).map(({ name }) => name)).toEqual(chosen);
});

/** Runs Playwright until it starts its first browser. */
function playwright(project: string, port: number): Promise<{ code: unknown; said: string }> {
  const words = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`];
  const env = { ...process.env, CHROMIUM_PATH: process.execPath, E2E_BUILT: '1', E2E_PORT: String(port) };
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

describe('the one configuration of Playwright', () => {
  it('refuses an unknown project, and names those that there are', async () => {
    const { code, said } = await playwright('nope', await freePort(4));
    expect(code).toBe(1);
    expect(said).toContain('Project(s) "nope" not found. Available projects: "app", "warm-up"');
  });

  it.each([
    ['app', 0],
    ['demo', 3],
  ])('starts for %s the server of the port E2E_PORT + %i', async (project, offset) => {
    const port = await freePort(4);
    const other = createServer((_request, response) => response.end());
    await new Promise<void>((resolve) => other.listen(port + offset, 'localhost', resolve));
    const { code, said } = await playwright(project, port);
    other.close();
    expect(code).toBe(1);
    expect(said).toContain(`http://localhost:${port + offset}/auth/login is already used`);
  });
});
