import { CliError } from '../../mock-server/adapters/cli-error';
import { parseCookies } from '../../mock-server/http/http';
import { operations } from '../../openapi/generated/operations';
import { send } from './send';

/** Who calls the service. */
export interface Caller {
  /** Sent with every request. */
  headers: Record<string, string>;
  /** `unknown` when a cookie was given, and the service did not say whether it takes it. */
  session: 'accepted' | 'refused' | 'unknown' | 'none';
}

/**
 * Signs in with CONTRACT_USERNAME and CONTRACT_PASSWORD, or takes the cookies of CONTRACT_COOKIE; without either
 * nobody is signed in. CONTRACT_WORLD names a world of a mock server.
 * @throws CliError when the target sends no response, redirects the sign-in, or refuses the password
 */
export async function signIn(target: string): Promise<Caller> {
  const { CONTRACT_COOKIE: given, CONTRACT_USERNAME: username, CONTRACT_PASSWORD: password = '' } = process.env;
  const { base, path } = operations.login;
  const jar = new Map<string, string>();
  keep(jar, (given ?? '').split(';'));
  const check = await ask(target, `${base}${operations.checkAuthentication.path}`, { headers: plainHeadersOf(jar) });
  keep(jar, check.headers.getSetCookie());
  if (given)
    return {
      headers: headersOf(jar),
      session: check.ok ? 'accepted' : check.status === 401 ? 'refused' : 'unknown',
    };
  if (!username) return { headers: headersOf(jar), session: 'none' };
  const login = await ask(target, `${base}${path}`, {
    method: 'POST',
    headers: { ...headersOf(jar), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, password }),
  });
  if (login.status >= 500 || login.status === 404)
    throw new CliError(`The sign-in at ${target}${base}${path} does not work: it answered ${login.status}.`);
  if (!login.ok)
    throw new CliError(
      `${target} did not let ${username} in (it answered ${login.status}): check CONTRACT_USERNAME and CONTRACT_PASSWORD.`,
    );
  keep(jar, login.headers.getSetCookie());
  return { headers: headersOf(jar), session: 'accepted' };
}

/** @throws CliError without a response, and for a redirect */
async function ask(target: string, path: string, request: Parameters<typeof send>[1]): Promise<Response> {
  const response = await send(`${target}${path}`, request).catch((error: unknown) => {
    throw new CliError(
      `Nothing answers at ${target} (${causeOf(error)}): start the services there, or give another address with --target.`,
    );
  });
  if (response.status < 300 || response.status >= 400) return response;
  const to = new URL(response.headers.get('location') ?? '', `${target}${path}`).href;
  throw new CliError(
    `The sign-in at ${target}${path} is redirected to ${to}. The credentials do not go there: give the address that answers itself with --target.`,
  );
}

/** Such as ECONNREFUSED, or the code of a certificate that is not trusted. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : error.message;
}

/** Values stay as they are written. `Max-Age=0` removes a cookie. */
function keep(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
    const end = pair.indexOf('=');
    if (end < 1) continue;
    if (attributes.some((one) => one.toLowerCase() === 'max-age=0')) jar.delete(pair.slice(0, end));
    else jar.set(pair.slice(0, end), pair.slice(end + 1));
  }
}

/** With the CSRF token that the service has issued, else with one of our own. */
function headersOf(jar: ReadonlyMap<string, string>): Record<string, string> {
  const plain = plainHeadersOf(jar);
  const { cookie = '' } = plain;
  const given = parseCookies(cookie);
  const token = given['__Host-csrf-token'] ?? given['csrf-token'];
  if (token !== undefined) return { ...plain, 'x-csrf-token': token };
  const own = 'contract-report';
  // Services read the first over https, the second over http.
  return { ...plain, cookie: `${cookie}; __Host-csrf-token=${own}; csrf-token=${own}`, 'x-csrf-token': own };
}

function plainHeadersOf(jar: ReadonlyMap<string, string>): Record<string, string> {
  const world = process.env.CONTRACT_WORLD;
  return {
    ...(world && { 'x-mock-world': world }),
    cookie: [...jar].map((pair) => pair.join('=')).join('; '),
    'x-trace-id': 'contract-report',
  };
}
