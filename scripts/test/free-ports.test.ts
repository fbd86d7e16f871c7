import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { listenError } from '../cli/cli-error';
import { runOnFreePorts } from './free-ports';

/** Imitates a browser suite. It writes its port to a file, and fails with SENTENCE in its first TIMES runs. */
const suite = `
  const { appendFileSync, readFileSync } = require('node:fs');
  appendFileSync(process.env.PORTS_FILE, process.env.E2E_PORT + '\\n');
  const tries = readFileSync(process.env.PORTS_FILE, 'utf8').trim().split('\\n').length;
  if (tries > Number(process.env.TIMES)) process.exit(0);
  console.error(process.env.SENTENCE);
  process.exit(1);`;
const step = { name: 'suite', command: [process.execPath, '-e', suite] };

/** @returns how the suite ended, and the ports that it got */
async function run(times: number, sentence: string) {
  vi.spyOn(console, 'log').mockReturnValue();
  const file = join(mkdtempSync(join(tmpdir(), 'ports-')), 'ports');
  const outcome = await runOnFreePorts(step, { PORTS_FILE: file, TIMES: String(times), SENTENCE: sentence });
  return { outcome, ports: existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [] };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
const ours = `[WebServer] ${messageOf(listenError(new Error('Port 26024 is already in use'), 26_024, 'npm run demo'))}`;
const playwrights =
  'Error: http://localhost:26024/auth/login is already used, make sure that nothing is running on it.';

it.each([ours, playwrights])('a step whose port was taken begins once more with another port: %s', async (sentence) => {
  const { outcome, ports } = await run(1, sentence);
  expect(outcome.failed).toBe(0);
  expect(ports).toHaveLength(2);
  expect(ports[0]).not.toBe(ports[1]);
});

it('a step whose port was taken twice has failed', async () => {
  const { outcome, ports } = await run(2, ours);
  expect([outcome.failed, ports.length]).toEqual([1, 2]);
});

it('a step that failed for another reason does not begin once more', async () => {
  const { outcome, ports } = await run(1, 'Error: Timed out waiting 180000ms from config.webServer.');
  expect([outcome.failed, ports.length]).toEqual([1, 1]);
});

it('a step gets what it needs in its environment', async () => {
  const check = 'process.exit(process.env.NEEDED === "found" ? 0 : 1)';
  const needing = { name: 'needing', command: [process.execPath, '-e', check] };
  expect((await runOnFreePorts({ ...needing, environment: () => ({ NEEDED: 'found' }) }, {})).failed).toBe(0);
  expect((await runOnFreePorts(needing, {})).failed).toBe(1);
});
