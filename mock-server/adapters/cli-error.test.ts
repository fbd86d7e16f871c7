import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostFromEnvironment, listenError, originOf, portFromEnvironment } from './cli-error';

afterEach(() => vi.unstubAllEnvs());

describe('the address to listen on', () => {
  it('comes from PORT and HOST, else is the default port on loopback', () => {
    vi.stubEnv('PORT', '');
    vi.stubEnv('HOST', '');
    expect([portFromEnvironment(5173), hostFromEnvironment()]).toEqual([5173, '127.0.0.1']);
    vi.stubEnv('PORT', '8080');
    vi.stubEnv('HOST', '0.0.0.0');
    expect(originOf(hostFromEnvironment(), portFromEnvironment(5173))).toBe('http://localhost:8080');
  });

  it.each(['0', '65536', '-1', '80a', '3.5'])('rejects PORT=%s', (port) => {
    vi.stubEnv('PORT', port);
    expect(() => portFromEnvironment(5173)).toThrow(`PORT must be a number from 1 to 65535, and it is "${port}".`);
  });

  it('reports a port in use in one sentence', () => {
    const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
    expect(listenError(error, 5173, 'npm run dev')).toMatchObject({
      message: 'Port 5173 is in use: stop what runs there, or choose another, for example "PORT=5174 npm run dev".',
    });
  });
});
