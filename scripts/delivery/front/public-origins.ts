import { CliError } from '../../cli/cli-error';

/**
 * Reads the origins at which browsers reach the app from PUBLIC_ORIGIN: one, or several separated by commas (a second
 * brand).
 * @throws CliError when one of them is not an http(s) origin
 */
export function publicOriginsFrom(text: string): URL[] {
  return text.split(',').map((one) => originFrom('PUBLIC_ORIGIN', one.trim(), 'https://login.example'));
}

/**
 * Reads an origin from a variable of the environment.
 * @throws CliError for anything else, such as several origins, a path, a bare name or a query
 */
export function originFrom(name: string, text: string, example: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username &&
    !url.password;
  if (!url || !isOrigin) throw new CliError(`${name} must be an origin such as ${example}, and it is "${text}".`);
  return url;
}

/** Whether browsers reach every one of the origins over https. */
export function areSecure(origins: readonly URL[]): boolean {
  return origins.every((origin) => origin.protocol === 'https:');
}
