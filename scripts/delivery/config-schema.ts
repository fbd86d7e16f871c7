import * as z from 'zod/mini';
import { CliError } from '../../mock-server/adapters/cli-error';
import { configSchema } from '../../src/config/config';

/** No character that `form` allows has a meaning in a policy. */
function list(form: RegExp, expected: string) {
  return z._default(z.array(z.string(expected).check(z.regex(form, expected)), 'must be a list'), []);
}

const SOURCE = /^https:\/\/[A-Za-z0-9.-]+(?::\d+)?(?:\/[\w.~%@/-]*)?$/;
const sources = list(SOURCE, 'must be an https address such as "https://www.example/captcha/"');

/** The policy of the page allows a captcha these sources (see docs/delivery.md). */
export const captchaSources = z.object(
  {
    scripts: sources,
    frames: sources,
    styles: sources,
    // The name of a policy (Trusted Types, 4.2.1). "default" would apply to every text of the page.
    trustedTypes: list(
      /^(?!default$)[\w#=/@.%-]+$/,
      'must be the name of a policy for Trusted Types, not "default"',
    ).check(z.describe('Names of the policies that its scripts create.')),
  },
  'must be an object',
);

export type CaptchaSources = Readonly<z.infer<typeof captchaSources>>;

export const noCaptchaSources: CaptchaSources = captchaSources.parse({});

/**
 * `captchaScriptUrl` alone allows that file and frames of its origin. A captcha that loads more names it in
 * `captchaSources`, as its vendor's manual says.
 * @throws CliError for a script that could break out of the policy
 */
export function captchaSourcesOf(scriptUrl: string, named: CaptchaSources = noCaptchaSources): CaptchaSources {
  // A path is on our own origin.
  if (!URL.canParse(scriptUrl)) return named;
  const { origin, pathname } = new URL(scriptUrl);
  if (!SOURCE.test(origin + pathname))
    throw new CliError('captchaScriptUrl in config.json must be a path of this server or a plain https address.');
  return { ...named, scripts: [origin + pathname, ...named.scripts], frames: [origin, ...named.frames] };
}

/** @returns the sources that allow a whole origin, such as https://www.google.com */
export function bareOriginsIn({ scripts, styles }: CaptchaSources = noCaptchaSources): string[] {
  return [...scripts, ...styles].filter((source) => new URL(source).pathname === '/');
}

/** The app reads one part; the headers of the page need the other. */
export const deliverySchema = z.extend(configSchema, {
  captchaSources: z.optional(
    captchaSources.check(z.describe('What a captcha of several files loads, with paths as its manual names them.')),
  ),
  securityReportsUrl: z.optional(
    // It becomes part of two headers and of nginx.conf, so only characters without a meaning there are allowed.
    z
      .string('must be a path such as "/api/reports", or an https URL')
      .check(
        z.regex(
          /^(?!\/\/)(?:https:\/\/[\w.:-]+)?\/[\w./~%-]*$/,
          'must be a path such as "/api/reports", or an https URL',
        ),
        z.describe("A path or https URL that receives the browsers' reports of policy violations."),
      ),
  ),
});

/**
 * What editors say about each field of the configuration. The sentences are here, because the app needs none of them
 * and sign-in would load them with the schema. `*` is any name.
 */
const descriptions: Readonly<Record<string, string>> = {
  bases: 'Base path or URL of each service, without a slash at the end.',
  'bases.accountSecurity': 'Without it, that part of the app is off.',
  withCredentials: 'Whether services on another origin get the cookies and the CSRF token. Defaults to false.',
  timeoutMs: 'Time limit of a call in ms.',
  captchaScriptUrl: 'Script of a captcha that offers `render`, `reset` and the callbacks of reCAPTCHA v2.',
  otherSignInSystem: 'Addresses of the other sign-in system (Nexo). `redirectOrigins` need not contain them.',
  'otherSignInSystem.rebrandLoginUrl': 'Sign-in address for usernames of rebranded clients. Defaults to `loginUrl`.',
  'otherSignInSystem.logoutUrl': 'Optional when the service names the address at each sign-out.',
  sessionExpiryCookie: 'Readable cookie with the end of the session: epoch seconds, epoch ms or ISO 8601.',
  home: 'The product home, which is the default target. A path on this origin, or a URL.',
  showsHome: 'Whether this app itself shows the product home, at / and /view/home. Defaults to false.',
  landing: 'Target after a sign-in without a redirect target.',
  postImpersonationUrl: 'The page that opens after an impersonation has started.',
  brands: 'Brand by host name. Other hosts have the brand "default".',
  brandSettings: 'The brands by name. "default" is the brand of every host that `brands` does not name.',
  'brandSettings.*.name': 'The name on the page.',
  'brandSettings.*.mark': 'Shown at 30 px beside the name. The light one is also the icon of the tab.',
  'brandSettings.*.radius': 'Of the corners, in px.',
  'brandSettings.*.links': 'Links of the footer that replace the general ones.',
  'brandSettings.*.support': 'The link "Contact support" of the footer. Without it there is none.',
  clientBrand: 'The brand of a client whose rebrand flag is on. Without it the flag changes nothing.',
  'mobileApp.openUrl': 'The link that opens the mobile app.',
  'mobileApp.hostOrigins': 'Origins of pages that may embed this app and receive its events.',
  links: 'The links of the footer, and the portal of FAILURE_REDIRECT_TO_AIM.',
  redirectOrigins: 'Other origins that a redirect may lead to, such as "https://home.example".',
  productionHosts: 'Pre-production host to production host, where users without a session sign in.',
  errorReports: "Limits of the reports of the page's own errors.",
  'errorReports.sampleRate': 'The share of pages that report.',
  'errorReports.maxPerPage': 'How many errors a page reports.',
  companyEmailDomain: 'The e-mail domain of the company-email-only flag ("example.com").',
  externalDomainHost: 'The host for outside domains, on which client 002 is exempt.',
  partnerKeyword: 'With this word in the redirect URL, account creation ends on the create-credential notification.',
};

interface Field {
  type?: string;
  description?: string;
  properties?: Record<string, Field>;
  additionalProperties?: Field;
}

/** Editors complete and check a configuration file with this schema. */
export function configJsonSchema(): string {
  // Fields of one kind share an object, so the copy lets each have its own description.
  const schema: Field = JSON.parse(JSON.stringify(z.toJSONSchema(deliverySchema, { io: 'input' })));
  for (const [name, description] of Object.entries(descriptions)) fieldOf(schema, name).description = description;
  // `z.int` would say so by itself, and its code would load with sign-in.
  fieldOf(schema, 'errorReports.maxPerPage').type = 'integer';
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function fieldOf(schema: Field, name: string): Field {
  return name.split('.').reduce((field, part) => {
    const inner = part === '*' ? field.additionalProperties : field.properties?.[part];
    if (inner === undefined) throw new Error(`The configuration has no field ${name}.`);
    return inner;
  }, schema);
}
