import type { Bases } from '../../api/configure';
import { isRecord } from '../../api/response/record';
import { COOKIES } from '../browser/cookies';

/**
 * Runtime configuration: one build serves many environments. The app fetches /auth/config.json before it starts and
 * checks each field; a wrong file leads to an error page. The checks are handwritten, because a library like zod would
 * make sign-in larger.
 */
export interface RuntimeConfig {
  /**
   * Base path or URL of each service, without a trailing slash. Without `accountSecurity` that part of the app is off.
   */
  readonly bases: Bases;
  /** Whether services on another origin get the cookies and the CSRF token. Defaults to false. */
  readonly withCredentials: boolean;
  /** Time limit of a call in ms. */
  readonly timeoutMs: number;
  /** URL of a captcha script that offers `render`, `reset` and the callbacks of reCAPTCHA v2. */
  readonly captchaScriptUrl: string;
  /** Addresses for sign-in and sign-out in the other sign-in system (Nexo). The allow-list need not contain them. */
  readonly otherSignInSystem: {
    readonly loginUrl: string;
    /** Sign-in address for usernames of rebranded clients. */
    readonly rebrandLoginUrl: string;
    /** Optional when the service names the address at each sign-out. */
    readonly logoutUrl: string | undefined;
  };
  /** Name of the readable cookie with the end of the session: epoch seconds, epoch ms or ISO 8601. */
  readonly sessionExpiryCookie: string;
  /** The product home, which is the default target. A path on our origin, or a URL. */
  readonly home: string;
  /**
   * Whether this app itself shows the product home, at / and /view/home. Defaults to false, for hosts with a deployed
   * product.
   */
  readonly showsHome: boolean;
  /**
   * Default target after sign-in. The authentication service chooses the final page (see
   * docs/product/2-screens.md#error-and-notice-routes).
   */
  readonly landing: string;
  /** The fixed target after the start of an impersonation. */
  readonly postImpersonationUrl: string;
  /** Brand by host name. Other hosts have the brand "default". */
  readonly brands: Readonly<Record<string, Brand>>;
  readonly brandNames: Readonly<Record<Brand, string>>;
  /** The mobile app: the link that opens it, its stores, and the origins of pages that may embed this app. */
  readonly mobileApp: {
    readonly openUrl: string;
    readonly iosStoreUrl: string;
    readonly androidStoreUrl: string;
    readonly hostOrigins: readonly string[];
  };
  readonly links: {
    readonly privacy: string;
    readonly terms: string;
    readonly supportedBrowsers: string;
    readonly registrationPortal: string;
  };
  /** Other origins that a redirect may lead to, such as "https://home.example". */
  readonly redirectOrigins: readonly string[];
  /** Pre-production host -> production host. A user without a session signs in at the production host. */
  readonly productionHosts: Readonly<Record<string, string>>;
  /**
   * The company's own e-mail domain ("example.com"), and the host for outside domains, on which client 002 is exempt.
   */
  readonly companyEmailDomain: string;
  readonly externalDomainHost: string;
  /** If the redirect URL contains this word, account creation ends on the create-credential notification. */
  readonly partnerKeyword: string;
}

/** The two brands of the product. */
export type Brand = 'default' | 'rebrand';

/** Path of the configuration file. */
export const CONFIG_URL = '/auth/config.json';

/**
 * The configuration file is missing or wrong. `problems` names each field and its expected value, but never the actual
 * value.
 */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Runtime configuration: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Checks the parsed file against `RuntimeConfig`.
 * @throws ConfigError with every problem, so that an operator can fix all at once
 */
export function parseConfig(input: unknown): RuntimeConfig {
  const check = checks();
  const root = check.record(input, '');
  const bases = check.record(root.bases, 'bases');
  const other = check.record(root.otherSignInSystem, 'otherSignInSystem');
  const names = check.record(root.brandNames, 'brandNames');
  const mobile = check.record(root.mobileApp, 'mobileApp');
  const links = check.record(root.links, 'links');
  const config: RuntimeConfig = {
    bases: {
      authentication: check.base(bases.authentication, 'bases.authentication'),
      orchestrator: check.base(bases.orchestrator, 'bases.orchestrator'),
      orchestratorV1: check.base(bases.orchestratorV1, 'bases.orchestratorV1'),
      gateway: check.base(bases.gateway, 'bases.gateway'),
      accountSecurity:
        bases.accountSecurity === undefined ? undefined : check.base(bases.accountSecurity, 'bases.accountSecurity'),
    },
    withCredentials: check.flag(root.withCredentials, 'withCredentials'),
    timeoutMs: check.positive(root.timeoutMs, 'timeoutMs'),
    captchaScriptUrl: check.link(root.captchaScriptUrl, 'captchaScriptUrl'),
    otherSignInSystem: {
      loginUrl: check.link(other.loginUrl, 'otherSignInSystem.loginUrl'),
      rebrandLoginUrl: check.link(other.rebrandLoginUrl, 'otherSignInSystem.rebrandLoginUrl'),
      logoutUrl: other.logoutUrl === undefined ? undefined : check.link(other.logoutUrl, 'otherSignInSystem.logoutUrl'),
    },
    sessionExpiryCookie:
      root.sessionExpiryCookie === undefined
        ? COOKIES.sessionExpiry.name
        : check.cookieName(root.sessionExpiryCookie, 'sessionExpiryCookie'),
    home: check.link(root.home, 'home'),
    showsHome: check.flag(root.showsHome, 'showsHome'),
    landing: check.link(root.landing, 'landing'),
    postImpersonationUrl: check.link(root.postImpersonationUrl, 'postImpersonationUrl'),
    brands: check.map(root.brands, 'brands', check.brand),
    brandNames: {
      default: check.text(names.default, 'brandNames.default'),
      rebrand: check.text(names.rebrand, 'brandNames.rebrand'),
    },
    mobileApp: {
      openUrl: check.appLink(mobile.openUrl, 'mobileApp.openUrl'),
      iosStoreUrl: check.link(mobile.iosStoreUrl, 'mobileApp.iosStoreUrl'),
      androidStoreUrl: check.link(mobile.androidStoreUrl, 'mobileApp.androidStoreUrl'),
      hostOrigins: check.origins(mobile.hostOrigins, 'mobileApp.hostOrigins'),
    },
    links: {
      privacy: check.link(links.privacy, 'links.privacy'),
      terms: check.link(links.terms, 'links.terms'),
      supportedBrowsers: check.link(links.supportedBrowsers, 'links.supportedBrowsers'),
      registrationPortal: check.link(links.registrationPortal, 'links.registrationPortal'),
    },
    redirectOrigins: check.origins(root.redirectOrigins, 'redirectOrigins'),
    productionHosts: check.map(root.productionHosts, 'productionHosts', check.host),
    companyEmailDomain: check.host(root.companyEmailDomain, 'companyEmailDomain'),
    externalDomainHost: check.host(root.externalDomainHost, 'externalDomainHost'),
    partnerKeyword: check.text(root.partnerKeyword, 'partnerKeyword'),
  };
  if (check.found.length > 0) throw new ConfigError(check.found);
  return config;
}

/**
 * Builds the checks, which collect problems. Each check returns a value of the right type, so that parsing continues.
 */
function checks() {
  const found: string[] = [];
  /** Fields whose value is no object. Their missing inner fields are not reported. */
  const broken: string[] = [];

  function problem(at: string, expected: string): string {
    if (!broken.some((parent) => parent === '' || at.startsWith(`${parent}.`)))
      found.push(`${at || 'the file'} ${expected}`);
    return '';
  }
  function record(value: unknown, at: string): Record<string, unknown> {
    if (isRecord(value)) return value;
    problem(at, 'must be an object');
    broken.push(at);
    return {};
  }
  function text(value: unknown, at: string): string {
    return typeof value === 'string' && value.trim() !== '' ? value : problem(at, 'must be a text that is not empty');
  }
  function positive(value: unknown, at: string): number {
    if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value;
    problem(at, 'must be a number above 0');
    return 0;
  }
  /** Optional; defaults to false. */
  function flag(value: unknown, at: string): boolean {
    if (value !== undefined && typeof value !== 'boolean') problem(at, 'must be true or false');
    return value === true;
  }
  /** A path on our origin or an http(s) URL. */
  function link(value: unknown, at: string): string {
    if (typeof value === 'string' && (/^\/(?![/\\])/.test(value) || webUrl(value) !== null)) return value;
    return problem(at, 'must be a path that starts with one slash, or an https URL');
  }
  function base(value: unknown, at: string): string {
    const checked = link(value, at);
    return checked.endsWith('/') ? problem(at, 'must not end with a slash') : checked;
  }
  /** A link that opens the mobile app. Allows custom schemes, but no script schemes. */
  function appLink(value: unknown, at: string): string {
    const isAppLink =
      typeof value === 'string' &&
      /^[a-z][a-z0-9+.-]*:\/\//i.test(value) &&
      !/^(?:javascript|data|vbscript|blob|file):/i.test(value);
    return isAppLink ? value : problem(at, 'must be a URL that opens the mobile app');
  }
  function brand(value: unknown, at: string): Brand {
    if (value === 'default' || value === 'rebrand') return value;
    problem(at, 'must be "default" or "rebrand"');
    return 'default';
  }
  function host(value: unknown, at: string): string {
    return typeof value === 'string' && /^[a-z0-9.-]+(?::\d+)?$/i.test(value)
      ? value
      : problem(at, 'must be a host name');
  }
  function cookieName(value: unknown, at: string): string {
    return typeof value === 'string' && /^[\w!#$%&'*+.^`|~-]+$/.test(value)
      ? value
      : problem(at, 'must be the name of a cookie');
  }
  function origins(value: unknown, at: string): string[] {
    if (!Array.isArray(value)) {
      problem(at, 'must be a list of origins');
      return [];
    }
    const texts: string[] = [];
    value.forEach((item: unknown, index) => {
      if (typeof item === 'string' && webUrl(item)?.origin === item) texts.push(item);
      else problem(`${at}[${index}]`, 'must be an origin such as https://home.example');
    });
    return texts;
  }
  function map<T>(value: unknown, at: string, item: (value: unknown, at: string) => T): Record<string, T> {
    return Object.fromEntries(
      Object.entries(record(value, at)).map(([key, one]) => [key, item(one, `${at}.${key}`)] as const),
    );
  }

  return { found, record, text, positive, flag, link, base, appLink, brand, host, cookieName, origins, map };
}

function webUrl(text: string): URL | null {
  try {
    const url = new URL(text);
    const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url : null;
  } catch {
    return null;
  }
}

let current: RuntimeConfig | null = null;

/** Sets the configuration of this page. The app calls it once, before it starts. */
export function setConfig(config: RuntimeConfig): void {
  current = config;
}

/**
 * Returns the configuration.
 * @throws ConfigError when the app has not loaded it yet, which is a programming error
 */
export function getConfig(): RuntimeConfig {
  if (current === null) throw new ConfigError(['asked for before it was loaded']);
  return current;
}

/**
 * Returns the brand of a host (without port). The client's own flag can override it later (see
 * docs/product/1-purpose.md).
 */
export function brandOfHost(host: string, config: RuntimeConfig = getConfig()): Brand {
  return own(config.brands, host) ?? 'default';
}

/**
 * Returns the production host of a pre-production host (see docs/product/2-screens.md); undefined for other hosts.
 * @param host in the format of `location.host`
 */
export function productionHostOf(host: string, config: RuntimeConfig = getConfig()): string | undefined {
  return own(config.productionHosts, host);
}

function own<T>(map: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
