import { isOwnMachine } from '../../../mock-server/wire/own-machine';
import { CliError } from '../../cli/cli-error';
import { validHost } from './request-rules';

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

/** Maps a Host header to our origin; undefined for a foreign host, which gets 421. */
export type OriginOfHost = (host: string) => URL | undefined;

/** For configured origins: compares host names and ignores the port, as nginx does. */
export function configuredHosts(origins: readonly URL[]): OriginOfHost {
  const byName = new Map(origins.map((origin) => [origin.hostname, origin]));
  return (host) => byName.get(hostNameOf(host) ?? '');
}

/**
 * For a developer's machine without PUBLIC_ORIGIN: accepts localhost, names below it, loopback addresses, and HOST.
 * Refuses foreign names that resolve to this machine (DNS rebinding).
 */
export function localHosts(bound: string): OriginOfHost {
  return (host) => {
    const name = hostNameOf(host);
    if (name === undefined) return undefined;
    const isOurs = isOwnMachine(name) || name === bound.toLowerCase();
    return isOurs && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  };
}

/** The host name of a Host header in lower case, without the port; undefined for a malformed host. */
function hostNameOf(host: string): string | undefined {
  return new RegExp(validHost).exec(host.toLowerCase())?.[1];
}
