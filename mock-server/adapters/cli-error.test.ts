import { describe, expect, it } from 'vitest';
import { listenError, originOf, portFrom } from './cli-error';

describe('the address to listen on', () => {
  it('is printed as a browser takes it', () => {
    expect(originOf('0.0.0.0', portFrom('PORT', '', 8080))).toBe('http://localhost:8080');
    expect(originOf('mock.test', 4010, {})).toBe('https://mock.test:4010');
  });

  it.each(['0', '65536', '-1', '80a', '3.5'])('rejects PORT=%s', (port) => {
    expect(() => portFrom('PORT', port, 5173)).toThrow(`PORT must be a number from 1 to 65535, and it is "${port}".`);
  });

  it('reports a port in use in one sentence', () => {
    const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
    expect(listenError(error, 5173, 'npm run dev')).toMatchObject({
      message: 'Port 5173 is in use: stop what runs there, or choose another, for example "PORT=5174 npm run dev".',
    });
  });
});
