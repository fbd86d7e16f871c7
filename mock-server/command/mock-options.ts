import { scenariosOf } from '../adapters/scenarios-on-disk';
import { isOperationId, operationIds } from '../contract/routes';
import type { OperationId } from '../contract/types';
import { nearest } from '../contract/nearest';
import { findScenario, listScenarios } from '../seed/scenarios';
import type { MockServerOptions } from '../adapters/node';
import { CliError, hostNamesFrom, oneOriginFrom, originsFrom, portFrom } from '../adapters/cli-error';
import { type Protection, protectionFrom } from '../adapters/shared-server';
import { readOptions } from './read-options';

type Given = Required<Pick<MockServerOptions, 'host' | 'corsOrigins' | 'frontHosts' | 'strictWorlds'>>;

export interface MockOptions extends Given, Protection, Omit<MockServerOptions, keyof Given | keyof Protection> {
  /** Origin of a real service that sends the responses instead of the mock server. */
  target: string | undefined;
  /** The operations that go to the target; undefined for all. */
  passed: OperationId[] | undefined;
}

export const mockHelp = `Options:
  --port NUMBER        where it listens; by default PORT, or 4010
  --host ADDRESS       the address to bind to; by default HOST, or 127.0.0.1
  --app-origin URL     the origin of your app, for the links in mails (APP_ORIGIN)
  --cors ORIGIN        an origin whose pages may call /api; may be given several times (CORS_ORIGINS);
                       for cookies, such a page must use its own host name in the address of its calls
  --front-host NAME    a further host name to answer for; may be given several times (FRONT_HOST)
  --target URL         a real service that answers the calls of /api
  --pass OPERATIONS    the operations that it answers, separated by commas; by default all
  --scenario NAME      the scenario in which every new world starts
  --scenarios FOLDER   further scenarios: YAML files, read at every use (SCENARIOS)
  --state FILE         keeps all worlds in this file, also over a restart
  --strict-worlds      refuses a call into a world that POST /__mock/worlds has not made
  --cert FILE          the certificate for https, with its chain (TLS_CERTIFICATE_FILE)
  --key FILE           its key, in PEM without a passphrase (TLS_KEY_FILE)
  --password TEXT      asked from all callers, by HTTP Basic; in MOCK_PASSWORD the process list does not show it`;

/**
 * Reads the options of `npm run mock` and of the package's command. An option wins over its environment variable.
 * @param command the command that the user typed, for the message
 * @throws CliError with a sentence that says what to write instead
 */
export function readMockOptions(words: string[], command: string): MockOptions {
  const options = parsed(words, command);
  const { port, host, cors, 'app-origin': appOrigin, 'front-host': frontHosts, scenario, scenarios } = options;
  const [source, folder] = given('--scenarios', scenarios, 'SCENARIOS');
  const readScenarios = scenariosOf(folder || undefined, source);
  if (scenario !== undefined && !findScenario(scenario, { readScenarios })) {
    const names = listScenarios({ readScenarios }).map(({ name }) => name);
    throw new CliError(`There is no scenario "${scenario}": choose one of ${names.join(', ')}.`);
  }
  return {
    port: portFrom(...given('--port', port, 'PORT'), 4010),
    host: host ?? (process.env.HOST || '127.0.0.1'),
    appOrigin: oneOriginFrom(...given('--app-origin', appOrigin, 'APP_ORIGIN')),
    corsOrigins: originsFrom(...given('--cors', cors?.join(), 'CORS_ORIGINS')),
    frontHosts: hostNamesFrom(...given('--front-host', frontHosts?.join(), 'FRONT_HOST')),
    ...upstreamOf(options),
    scenario,
    readScenarios,
    stateFile: options.state,
    strictWorlds: options['strict-worlds'] ?? false,
    ...protectionFrom(options),
  };
}

/** An option wins over its variable. A message names the one that counts. */
function given(option: string, text: string | undefined, variable: string): [name: string, text: string] {
  return text === undefined ? [variable, process.env[variable] ?? ''] : [option, text];
}

type UpstreamOptions = Pick<MockOptions, 'target' | 'passed'>;

function upstreamOf({ target, pass }: ReturnType<typeof parsed>): UpstreamOptions {
  if (pass !== undefined && target === undefined)
    throw new CliError('--pass needs --target: the service that answers these operations.');
  const origin = target === undefined ? undefined : oneOriginFrom('--target', target);
  const passed = pass?.split(',').map((name) => operationNamed(name.trim()));
  return { target: origin, passed };
}

function operationNamed(name: string): OperationId {
  if (isOperationId(name)) return name;
  throw new CliError(`There is no operation "${name}": did you mean "${nearest(name, operationIds)}"?`);
}

function parsed(words: string[], command: string) {
  return readOptions({ command, help: `Usage: ${command} [options]\n${mockHelp}` }, words, {
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'app-origin': { type: 'string' },
      cors: { type: 'string', multiple: true },
      'front-host': { type: 'string', multiple: true },
      target: { type: 'string' },
      pass: { type: 'string' },
      scenario: { type: 'string' },
      scenarios: { type: 'string' },
      state: { type: 'string' },
      'strict-worlds': { type: 'boolean' },
      cert: { type: 'string' },
      key: { type: 'string' },
      password: { type: 'string' },
    },
  }).values;
}
