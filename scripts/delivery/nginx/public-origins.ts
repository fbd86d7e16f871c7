import { CliError } from '../../../mock-server/adapters/cli-error';

/**
 * @param text PUBLIC_ORIGIN: one origin, or several separated by commas (the hosts of other brands)
 * @throws CliError when one of them is not an http(s) origin
 */
export function publicOriginsFrom(text: string): URL[] {
  return text.split(',').map((one) => originFrom('PUBLIC_ORIGIN', one.trim(), 'https://login.example'));
}

/**
 * @param name the variable of the environment, for the message
 * @throws CliError for anything but one origin, such as a path, a bare name or a query
 */
export function originFrom(name: string, text: string, example: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!url || !isOrigin) throw new CliError(`${name} must be an origin such as ${example}, and it is "${text}".`);
  return url;
}

export function areSecure(origins: readonly URL[]): boolean {
  return origins.every((origin) => origin.protocol === 'https:');
}
