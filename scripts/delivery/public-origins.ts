import { CliError } from '../cli/cli-error';
import { soundHost } from './request-rules';

/**
 * The origins under which browsers reach the app, from PUBLIC_ORIGIN: one, or several separated by commas (a second
 * brand).
 * @throws CliError when one of them is no http(s) origin
 */
export function publicOriginsFrom(text: string): URL[] {
  return text.split(',').map((one) => originFrom('PUBLIC_ORIGIN', one.trim(), 'https://login.example'));
}

/**
 * The origin in a variable of the environment. @throws CliError when it is none, or more than one: a path, a name, a
 * query
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

/** Says which origin a Host header belongs to; undefined where it is not ours, which is answered with 421. */
export type OriginOfHost = (host: string) => URL | undefined;

/** For configured origins: their host names, whatever the port, as nginx compares them. */
export function configuredHosts(origins: readonly URL[]): OriginOfHost {
  const byName = new Map(origins.map((origin) => [origin.hostname, origin]));
  return (host) => byName.get(hostNameOf(host) ?? '');
}

/**
 * For a developer's machine without PUBLIC_ORIGIN: localhost, the names below it, loopback addresses, and what HOST
 * says. A name of another
 * that was made to lead here (DNS rebinding) is none of them.
 */
export function localHosts(bound: string): OriginOfHost {
  return (host) => {
    const name = hostNameOf(host);
    if (name === undefined) return undefined;
    const isOurs =
      name === 'localhost' ||
      name.endsWith('.localhost') ||
      name === '[::1]' ||
      /^127(?:\.\d{1,3}){3}$/.test(name) ||
      name === bound.toLowerCase();
    return isOurs && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  };
}

/** The name in a Host header, in lower case, without the port; undefined for what is no host. */
function hostNameOf(host: string): string | undefined {
  return new RegExp(soundHost).exec(host.toLowerCase())?.[1];
}
