import { once } from 'node:events';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { main } from './dev';

vi.mock(import('vite'), async (original) => ({ ...(await original()), createServer: vi.fn() }));
afterEach(() => vi.unstubAllEnvs());

test('a port in use is refused before Vite starts, because Vite replaces its cache at each start', async () => {
  const taken = createPlainServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubEnv('PORT', String(port));
  await expect(main([])).rejects.toThrow(/^Port \d+ is in use: [^\n]+npm run dev"\.$/);
  expect(createServer).not.toHaveBeenCalled();
  taken.close();
});
