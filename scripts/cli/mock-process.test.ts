import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startMock } from './mock-process';

const listen = `require('node:http').createServer((_, response) => response.end('{}')).listen(process.env.PORT)`;

test('a mock server that ends says why it did not start', async () => {
  const child = `console.error('CORS_ORIGINS must be an origin.'); process.exit(1)`;
  await expect(startMock('localhost', ['-e', child])).rejects.toThrow(
    'The mock server beside the preview did not start: CORS_ORIGINS must be an origin.',
  );
});

test('a mock server that needs longer than ten seconds is waited for', async () => {
  const { process, origin } = await startMock('localhost', ['-e', `setTimeout(() => ${listen}, 11_000)`]);
  expect((await fetch(origin)).ok).toBe(true);
  const closed = once(process, 'close');
  process.kill();
  await closed;
});
