import { CliError } from '../../mock-server/adapters/cli-error';

/**
 * The address of services, with the path that a gateway puts before them, and without a slash at the end.
 * @throws CliError when the text is no such address
 */
export function addressFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CliError(`"${text}" is no address: write it as http://localhost:4010.`);
  const base = `${url.origin}${url.pathname === '/' ? '' : url.pathname}`;
  if (url.href !== base && url.href !== `${base}/`)
    throw new CliError(`An address has no user, query or fragment: write it as ${base}.`);
  return base.endsWith('/') ? base.slice(0, -1) : base;
}
