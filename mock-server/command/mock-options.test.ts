import { afterEach, describe, expect, test, vi } from 'vitest';
import { readMockOptions } from './mock-options';

const read = (...words: string[]) => readMockOptions(words, 'npm run mock --');
afterEach(() => vi.unstubAllEnvs());

describe('the options of the mock server', () => {
  test('listens on port 4010 of loopback by default', () => {
    for (const name of ['PORT', 'HOST', 'APP_ORIGIN', 'CORS_ORIGINS', 'FRONT_HOST', 'SCENARIOS'])
      vi.stubEnv(name, undefined);
    expect(read()).toEqual({ port: 4010, host: '127.0.0.1', corsOrigins: [], frontHosts: [], strictWorlds: false });
  });

  test('an option wins over its variable', () => {
    vi.stubEnv('PORT', '5000');
    vi.stubEnv('APP_ORIGIN', 'http://localhost:1');
    expect(read()).toMatchObject({ port: 5000, appOrigin: 'http://localhost:1' });
    expect(read('--port', '6000', '--app-origin', 'http://localhost:2')).toMatchObject({
      port: 6000,
      appOrigin: 'http://localhost:2',
    });
  });

  test('SCENARIOS names the folder of scenarios too', () => {
    vi.stubEnv('SCENARIOS', 'nowhere');
    expect(() => read()).toThrow('There is no folder "nowhere": make it, or name another one with SCENARIOS.');
    expect(read('--scenarios', 'mock-server/seed/scenarios').readScenarios).toBeDefined();
    vi.stubEnv('SCENARIOS', '');
    expect(read().readScenarios).toBeUndefined();
  });

  test('an origin and a host name may be given several times', () => {
    const { corsOrigins, frontHosts } = read(
      ...['--cors', 'http://localhost:1', '--cors', 'http://localhost:2'],
      ...['--front-host', 'workbench'],
    );
    expect(corsOrigins).toEqual(['http://localhost:1', 'http://localhost:2']);
    expect(frontHosts).toEqual(['workbench']);
    vi.stubEnv('FRONT_HOST', 'A.test, b.test,::1');
    expect(read().frontHosts).toEqual(['a.test', 'b.test', '[::1]']);
  });

  test('a target answers all operations, or those that are named', () => {
    const target = ['--target', 'https://services.example'];
    expect(read(...target)).toMatchObject({ target: 'https://services.example', passed: undefined });
    expect(read(...target, '--pass', 'login, checkAuthentication').passed).toEqual(['login', 'checkAuthentication']);
  });

  test.each([
    [['--target', 'https://services.example/api'], '--target must be an origin such as http://localhost:3000'],
    [['--pass', 'login'], '--pass needs --target'],
    [['--target', 'http://a.test', '--pass', 'logIn'], 'There is no operation "logIn": did you mean "login"?'],
    [['--prt', '1'], `Unknown option '--prt': "npm run mock -- --help" lists the options.`],
    [['--port', 'many'], '--port must be a number from 1 to 65535, and it is "many".'],
    [['--cors', 'ftp://a.test'], '--cors must be an origin such as http://localhost:3000'],
    [['--target', 'ws://a.test'], '--target must be an origin such as http://localhost:3000'],
    [['--cors', 'localhost:3000'], '--cors must be an origin such as http://localhost:3000'],
    [['--app-origin', 'http://a.test/path'], '--app-origin must be an origin such as http://localhost:3000'],
    [['--app-origin', 'http://a.test,http://b.test'], '--app-origin takes one origin'],
    [['--target', 'http://a.test,http://b.test'], '--target takes one origin'],
    [['--front-host', 'a:1'], '--front-host must be a host name without a port, and it has "a:1".'],
    [['--front-host', 'http://a.test'], '--front-host must be a host name'],
    [['--scenario', 'multi-clients'], 'There is no scenario "multi-clients": choose one of default'],
    [['--scenarios', 'nowhere'], 'There is no folder "nowhere": make it, or name another one with --scenarios.'],
    [['--scenarios', 'package.json'], 'There is no folder "package.json"'],
    [['surplus'], `Unexpected argument 'surplus': "npm run mock -- --help" lists the options.`],
  ])('refuses %j with a sentence that says what to write', (words, sentence) => {
    expect(() => read(...words)).toThrow(sentence);
  });
});
