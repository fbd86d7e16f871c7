import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFrontServer } from '../../scripts/delivery/front/front-server';
import { headerRules } from '../../scripts/delivery/headers';
import { limitsFrom } from '../../scripts/delivery/front/limits';
import { localHosts } from '../../scripts/delivery/front/public-origins';

const folder = mkdtempSync(join(tmpdir(), 'taken-away-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('serving a built folder', () => {
  it('continues when a file disappears while it is read', async () => {
    mkdirSync(join(folder, 'auth/assets'), { recursive: true });
    writeFileSync(join(folder, 'auth/assets/a-12345678.js'), 'export {};');
    const rules = headerRules({ html: '<!doctype html>' });
    const { server, drain } = createFrontServer({
      folder,
      rules,
      upstream: new URL('http://127.0.0.1:9'),
      originOfHost: localHosts('127.0.0.1'),
      limits: limitsFrom({}),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = address !== null && typeof address !== 'string' ? address.port : 0;
    const ask = (): Promise<string> =>
      fetch(`http://127.0.0.1:${port}/auth/assets/a-12345678.js`).then((answer) => answer.text());

    // The file exists at the lookup and is gone at the read.
    const { createReadStream } = fs;
    const reading = vi
      .spyOn(fs, 'createReadStream')
      .mockImplementation((path, options) => createReadStream(`${String(path)}.gone`, options));
    await expect(ask()).rejects.toThrow();
    expect(reading).toHaveBeenCalled();
    reading.mockRestore();
    expect(await ask()).toBe('export {};');
    await drain();
  });
});
