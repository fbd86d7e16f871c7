import type * as nodeFs from 'node:fs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { headerRules } from '../../scripts/delivery/headers';
import { answerFromFolder } from '../../scripts/delivery/built-folder';

/** The file is there when it is looked for, and gone when it is read. */
let isTakenAway = false;
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof nodeFs>();
  return { ...fs, createReadStream: (path: string) => fs.createReadStream(isTakenAway ? `${path}.gone` : path) };
});

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('answering from a built folder', () => {
  it('goes on when a file is taken away while it is read', async () => {
    mkdirSync(join(folder, 'auth/assets'), { recursive: true });
    writeFileSync(join(folder, 'auth/assets/a-12345678.js'), 'export {};');
    const rules = headerRules({ html: '<!doctype html>', captchaOrigins: [], apiOrigins: [] });
    const server = createServer((request, response) => void answerFromFolder(folder, rules, request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port }: AddressInfo = addressOf(server.address());
    const ask = () => fetch(`http://127.0.0.1:${port}/auth/assets/a-12345678.js`).then((answer) => answer.text());

    isTakenAway = true;
    await expect(ask()).rejects.toThrow();
    isTakenAway = false;
    expect(await ask()).toBe('export {};');
    server.close();
  });
});

function addressOf(address: ReturnType<ReturnType<typeof createServer>['address']>): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address;
}
