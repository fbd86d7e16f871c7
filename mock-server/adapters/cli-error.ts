import { isIPv6 } from 'node:net';

/**
 * Ends a command. Its message is one sentence about a failure that the user can fix, and is printed without a stack.
 * With the exit code 0 it is the help that the user asked for.
 */
export class CliError extends Error {
  override readonly name = 'CliError';

  constructor(
    message: string,
    readonly exitCode: 0 | 1 | 2 = 1,
  ) {
    super(message);
  }
}

/**
 * @param name the option or variable, for the message
 * @throws CliError when the text is not a number from 1 to 65535
 */
export function portFrom(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CliError(`${name} must be a number from 1 to 65535, and it is "${text}".`);
  return port;
}

/**
 * Reads a list of origins, separated by commas.
 * @param name the option or variable, for the message
 * @throws CliError when one is no origin, such as an address with a path
 */
export function originsFrom(name: string, list: string): string[] {
  const origins = wordsIn(list);
  for (const origin of origins)
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new CliError(`${name} must be an origin such as http://localhost:3000, and it has "${origin}".`);
  return origins;
}

/** @throws CliError when the text is no origin, or lists several */
export function oneOriginFrom(name: string, text: string): string | undefined {
  const origins = originsFrom(name, text);
  if (origins.length > 1) throw new CliError(`${name} takes one origin, and it has ${origins.join(' and ')}.`);
  return origins[0];
}

/**
 * Reads a list of host names, separated by commas, and writes each as a Host header does.
 * @throws CliError when one has a port or more, because it would never match
 */
export function hostNamesFrom(name: string, list: string): string[] {
  return wordsIn(list).map((word) => {
    const host = (isIPv6(word) ? `[${word}]` : word).toLowerCase();
    if (!URL.canParse(`http://${host}`) || new URL(`http://${host}`).hostname !== host)
      throw new CliError(`${name} must be a host name without a port, and it has "${word}".`);
    return host;
  });
}

function wordsIn(list: string): string[] {
  return list.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}

/** The origin that a user types into a browser: wildcard and loopback addresses become "localhost". */
export function originOf(host: string, port: number, tls?: object): string {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `${tls ? 'https' : 'http'}://${name}:${port}`;
}

/** Turns known errors of listening into a CliError that says what to do. Returns other errors unchanged. */
export function listenError(error: unknown, port: number, command: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE' || /port \d+ is (already )?in use/i.test(error.message)) {
    return new CliError(
      `Port ${port} is in use: stop what runs there, or choose another, for example "PORT=${port + 1} ${command}".`,
    );
  }
  if (code === 'EACCES')
    return new CliError(
      `Port ${port} may not be used by this account: choose one above 1023, for example "PORT=5173 ${command}".`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CliError(`HOST is no address of this machine: leave it out, or set it to 127.0.0.1 or 0.0.0.0.`);
  return error;
}

/** Prints a `CliError` without a stack, and ends the process. @throws any other error */
export function end(error: unknown): never {
  if (!(error instanceof CliError)) throw error;
  if (error.exitCode === 0) console.log(error.message);
  else console.error(error.message);
  process.exit(error.exitCode);
}

/** Runs a command with the words of the command line. It ends when the reader of its output, such as `head`, goes. */
export function run(main: (words: string[]) => unknown): void {
  process.stdout.on('error', (error) => ('code' in error && error.code === 'EPIPE' ? process.exit(141) : end(error)));
  Promise.resolve(process.argv.slice(2)).then(main).catch(end);
}
