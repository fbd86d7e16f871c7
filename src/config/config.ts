import * as z from 'zod/mini';
import { type BrandSettings, brandSettings, withBrandSettings } from './brand-schema';
import { link, matching, OBJECT, text, webUrl } from './config-fields';
import { SESSION_EXPIRY_COOKIE } from './constants';
import { perApp } from '../lifetime';

/*
 * Runtime configuration: one build serves many environments. The app fetches /auth/config.json before it starts and
 * checks each field; a wrong file leads to an error page. The schema below is the one definition: the type of the
 * configuration, its check, and the JSON Schema for editors (scripts/delivery/config-schema.ts) come from it.
 */

const base = link.check(z.regex(/[^/]$/, 'must not end with a slash'));
/** A link that opens the mobile app. Allows custom schemes, but no script schemes. */
const appLink = matching(
  /^(?!(?:javascript|data|vbscript|blob|file):)[a-z][a-z0-9+.-]*:\/\//i,
  'must be a URL that opens the mobile app',
);
const host = matching(/^[A-Za-z0-9.-]+(?::\d+)?$/, 'must be a host name');
/** The message of a table: of one of its names, or of the whole. */
const named = (expected: string) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_key' ? expected : OBJECT),
});
const flag = z._default(z.boolean('must be true or false'), false);

const ORIGIN = 'must be an origin such as https://home.example';
const origins = z.array(
  z.string(ORIGIN).check(z.refine((item) => webUrl(item)?.origin === item && !item.includes('*'), ORIGIN)),
  'must be a list of origins',
);

/** A longer timer ends at once (HTML, 8.6). */
const LONGEST_TIMER_MS = 2_147_483_647;
const TIMEOUT = `must be a number of ms from 1 to ${LONGEST_TIMER_MS}`;
const SHARE = 'must be a number from 0 to 1';
const COUNT = 'must be a whole number from 0 to 100';
const ALL_ERRORS = { sampleRate: 1, maxPerPage: 20 };

/** The delivery adds fields that only the headers of the page need. */
export const configSchema = z
  .object(
    {
      bases: z.object(
        {
          authentication: base,
          orchestrator: base,
          orchestratorV1: base,
          gateway: base,
          accountSecurity: z.optional(base),
        },
        OBJECT,
      ),
      withCredentials: flag,
      timeoutMs: z.number(TIMEOUT).check(z.gte(1, TIMEOUT), z.lte(LONGEST_TIMER_MS, TIMEOUT)),
      captchaScriptUrl: link,
      otherSignInSystem: z.object(
        {
          loginUrl: link,
          rebrandLoginUrl: z.optional(link),
          logoutUrl: z.optional(link),
        },
        OBJECT,
      ),
      sessionExpiryCookie: z._default(
        matching(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a cookie'),
        SESSION_EXPIRY_COOKIE,
      ),
      home: link,
      showsHome: flag,
      landing: z._default(link, '/authn/landing'),
      postImpersonationUrl: link,
      brands: z.record(host, text, named('must be a host name')),
      brandSettings: z
        .record(
          z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
          brandSettings,
          named('must be named by small letters, digits and "-"'),
        )
        .check(z.refine((all) => Object.hasOwn(all, 'default'), 'must contain the brand "default"')),
      clientBrand: z.optional(text),
      mobileApp: z.object(
        {
          openUrl: appLink,
          iosStoreUrl: link,
          androidStoreUrl: link,
          hostOrigins: origins,
        },
        OBJECT,
      ),
      links: z.object({ privacy: link, terms: link, supportedBrowsers: link, registrationPortal: link }, OBJECT),
      redirectOrigins: origins,
      productionHosts: z.record(z.string(), host, OBJECT),
      errorReports: z._default(
        z.object(
          {
            sampleRate: z._default(z.number(SHARE).check(z.gte(0, SHARE), z.lte(1, SHARE)), ALL_ERRORS.sampleRate),
            maxPerPage: z._default(
              z.number(COUNT).check(z.refine(Number.isInteger, COUNT), z.gte(0, COUNT), z.lte(100, COUNT)),
              ALL_ERRORS.maxPerPage,
            ),
          },
          OBJECT,
        ),
        ALL_ERRORS,
      ),
      companyEmailDomain: host,
      externalDomainHost: host,
      partnerKeyword: text,
    },
    OBJECT,
  )
  .check(({ value, issues }) => {
    const { brands, brandSettings: all, clientBrand = 'default' } = value;
    const refuseUnknown = (name: string, ...path: string[]) => {
      if (Object.hasOwn(all, name)) return;
      issues.push({ code: 'custom', path, input: name, message: 'must be the name of a brand in brandSettings' });
    };
    for (const [at, name] of Object.entries(brands)) refuseUnknown(name, 'brands', at);
    refuseUnknown(clientBrand, 'clientBrand');
  });

export type RuntimeConfig = z.infer<typeof configSchema>;

export const CONFIG_URL = '/auth/config.json';

/** `problems` names each field and its expected value, but never the actual value. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Runtime configuration: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Checks the parsed file, which may be that of an earlier release.
 * @throws ConfigError with every problem, so that an operator can fix all at once
 */
export function parseConfig(input: unknown): RuntimeConfig {
  const { data, error } = configSchema.safeParse(withBrandSettings(input));
  if (error) throw new ConfigError(problemsOf(error));
  return data;
}

/** One sentence for each problem: "brands.a.test must be ...". */
export function problemsOf(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => `${nameOfField(path) || 'the file'} ${message}`);
}

function nameOfField(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return parts.join('').replace(/^\./, '');
}

const loaded = perApp((): { config?: RuntimeConfig } => ({}));

export function setConfig(config: RuntimeConfig): void {
  loaded().config = config;
}

/** @throws ConfigError when the app has not loaded it yet, which is a programming error */
export function getConfig(): RuntimeConfig {
  const { config } = loaded();
  if (config === undefined) throw new ConfigError(['asked for before it was loaded']);
  return config;
}

/** Whether the configuration has the base URL of the service. Without it, the app never calls the service. */
export function hasAccountSecurity(): boolean {
  return getConfig().bases.accountSecurity !== undefined;
}

/** The client's own flag can override it later. A host of the table may have no port. */
export function brandOfHost(host: string, config: RuntimeConfig = getConfig()): string {
  return own(config.brands, host) ?? own(config.brands, host.split(':')[0] ?? host) ?? 'default';
}

/** @throws ConfigError for a brand that the configuration does not have, which is a programming error */
export function settingsOf(brand: string, config: RuntimeConfig = getConfig()): BrandSettings {
  const settings = own(config.brandSettings, brand);
  if (settings === undefined) throw new ConfigError([`has no brand ${brand}`]);
  return settings;
}

export function productionHostOf(host: string): string | undefined {
  return own(getConfig().productionHosts, host);
}

function own<T>(map: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
