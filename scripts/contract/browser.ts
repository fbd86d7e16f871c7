import { parseSetCookie } from 'cookie';
import { CliError } from '../../mock-server/adapters/cli-error';
import { type OperationId, operations } from '../../openapi/generated/operations';
import { codeOf, type Seen } from './fuzz/judge';
import { onWire, type Wire } from './fuzz/wire';
import { send } from './send';
import { causeOf, type Service, unreachable } from './service';

const OWN_TOKEN = 'contract-report';
const TRACE_ID = /^[A-Za-z0-9._-]{1,64}$/;
let traces = 0;

/** Replaces headers of a request, or leaves out those that are undefined. */
export type HeaderChange = Readonly<Record<string, string | undefined>>;

/** Keeps the cookies of one caller, as the service wrote them. */
export class Browser {
  readonly jar = new Map<string, string>();

  constructor(
    readonly service: Service,
    cookies: readonly string[] = [],
  ) {
    this.keep(cookies);
  }

  /** `Max-Age=0` removes a cookie. */
  keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const { name, value = '', maxAge } = parseSetCookie(cookie, { decode: (text) => text });
      if (maxAge === 0) this.jar.delete(name);
      else if (name !== '') this.jar.set(name, value);
    }
  }

  /** A copy without a session. */
  copy(): Browser {
    const kept = [...this.jar].filter(([name]) => name.endsWith(this.service.values.cookies.csrf));
    const cookies = kept.map((pair) => pair.join('='));
    return new Browser(this.service, cookies);
  }

  /** With the CSRF token that the service has issued, else with one of our own. Header names are in lower case. */
  headers(): Record<string, string> {
    const { csrf } = this.service.values.cookies;
    const issued = this.jar.get(`__Host-${csrf}`) ?? this.jar.get(csrf);
    // Services read the first over https, the second over http.
    const own = issued === undefined ? ['__Host-', ''].map((prefix) => [prefix + csrf, OWN_TOKEN]) : [];
    traces += 1;
    return {
      ...this.service.headers,
      cookie: [...this.jar, ...own].map((pair) => pair.join('=')).join('; '),
      'x-csrf-token': issued ?? OWN_TOKEN,
      'x-trace-id': `contract-${traces}`,
    };
  }

  /** Without a response, or with a late one, the status is 0 and `error` says why. */
  async send({ method, url, headers, body }: Wire, change: HeaderChange = {}): Promise<Seen> {
    const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    const all = Object.entries({ ...this.headers(), ...Object.fromEntries(own), ...change });
    const sent = Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    const seen = await send(`${this.service.target}${url}`, { method, headers: sent, body }).catch(silence);
    const traceId = sent['x-trace-id'] ?? '';
    return { ...seen, cookieName: this.service.values.cookies.session, ...(TRACE_ID.test(traceId) && { traceId }) };
  }

  async call(
    id: OperationId,
    body?: Record<string, unknown>,
    path: Record<string, string> = {},
    change: HeaderChange = {},
  ): Promise<Seen> {
    const seen = await this.send(onWire(id, { path, query: {}, headers: {}, body }), change);
    this.keep(seen.cookies ?? []);
    return seen;
  }
}

const silence = (error: unknown): Seen => ({ status: 0, headers: {}, text: undefined, error: causeOf(error) });

/** Who calls the service in the name of the report. */
export interface Caller {
  browser: Browser;
  /** `unknown` when a cookie was given, and the service did not say whether it takes it. */
  session: 'accepted' | 'refused' | 'unknown' | 'none';
  /** The response of the sign-in, when there was one. */
  seen?: Seen;
}

/** A browser without a session. The service may have issued a CSRF token. */
export async function visit(
  service: Service,
  cookies: readonly string[] = [],
): Promise<{ browser: Browser; seen: Seen }> {
  const browser = new Browser(service, cookies);
  // A service issues a CSRF token to a browser without one.
  const jar = [...browser.jar].map((pair) => pair.join('='));
  return { browser, seen: await answered(browser, 'checkAuthentication', undefined, { cookie: jar.join('; ') }) };
}

/**
 * Signs in with CONTRACT_USERNAME and CONTRACT_PASSWORD, or takes the cookies of CONTRACT_COOKIE. Without either,
 * the browser has no session.
 * @throws CliError when the target sends no response, redirects the sign-in, or refuses the password
 */
export async function signIn(service: Service): Promise<Caller> {
  const { CONTRACT_COOKIE: given } = process.env;
  const own = ownLogin();
  if (!given && own) return { ...(await signInAs(service, own)), session: 'accepted' };
  if (!given) return { browser: (await visit(service)).browser, session: 'none' };
  const { browser, seen } = await visit(service, given.split(';'));
  return { browser, session: seen.status < 300 ? 'accepted' : seen.status === 401 ? 'refused' : 'unknown' };
}

/** @returns undefined without CONTRACT_USERNAME */
export function ownLogin(): { username: string; password: string } | undefined {
  const { CONTRACT_USERNAME: username, CONTRACT_PASSWORD: password = '' } = process.env;
  return username ? { username, password } : undefined;
}

/** `from` says who gave the password. @throws CliError when the service does not sign the person in */
export async function signInAs(
  service: Service,
  { username, password }: { username: string; password: string },
  from = 'CONTRACT_USERNAME and CONTRACT_PASSWORD',
): Promise<{ browser: Browser; seen: Seen }> {
  const { browser } = await visit(service);
  const seen = await answered(browser, 'login', { username, password });
  const { base, path } = operations.login;
  if (seen.status >= 500 || seen.status === 404)
    throw new CliError(`The sign-in at ${service.target}${base}${path} does not work: it answered ${seen.status}.`);
  if (seen.status >= 400)
    throw new CliError(
      `${service.target} did not let ${username} in (it answered ${seen.status} ${codeOf(seen)}): check ${from}, and --header.`,
    );
  return { browser, seen };
}

/** @throws CliError without a response, and for a redirect */
async function answered(browser: Browser, id: OperationId, body?: Record<string, unknown>, change = {}): Promise<Seen> {
  const { target } = browser.service;
  const seen = await browser.call(id, body, {}, change);
  if (seen.error !== undefined) unreachable(target, seen.error);
  if (seen.status < 300 || seen.status >= 400) return seen;
  const at = `${target}${operations[id].base}${operations[id].path}`;
  const to = new URL(seen.headers['location'] ?? '', at).href;
  throw new CliError(
    `The sign-in at ${at} is redirected to ${to}. The credentials do not go there: give the address that answers itself with --target.`,
  );
}
