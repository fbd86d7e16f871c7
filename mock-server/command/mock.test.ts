import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

// Linux ignores a signal to process 1, which a container makes of this program, unless the program handles it.
test.each(['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)(
  '%s closes the server, and the process ends well',
  async (signal) => {
    const env = { ...process.env, PORT: String(20_000 + (process.pid % 10_000)) };
    const child = spawn(process.execPath, ['mock-server/main.mjs'], { env });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    await expect.poll(() => output, { timeout: 50_000 }).toContain('Stop with Ctrl+C.');
    child.kill(signal);
    expect(await once(child, 'exit', { signal: AbortSignal.timeout(1_000) })).toEqual([0, null]);
  },
);
