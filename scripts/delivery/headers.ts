import { createHash } from 'node:crypto';

/**
 * The one table of what a production answer carries in its headers. The preview server obeys it, and the
 * nginx and CDN files are written from it, so that no two of them can differ.
 */
export interface HeaderRule {
  /** What the rule is for, in a person's words: it becomes the comment in the files written from it. */
  name: string;
  /** Path prefix that it holds for; the longest prefix wins. */
  prefix: string;
  /** `exact` is this path alone. */
  match: 'prefix' | 'exact';
  /** Where the answer comes from; `none` is a path that is never served. */
  source: 'page' | 'file' | 'upstream' | 'none';
  headers: Readonly<Record<string, string>>;
}

export interface DeliveryOptions {
  /** The page as built: its inline styles and scripts are allowed by their hashes, and nothing else inline is. */
  html: string;
  /** Origins of the captcha script and its frame, e.g. "https://www.google.com"; none where the script is our own. */
  captchaOrigins?: readonly string[];
  /** Origins of the services when they are not our own. */
  apiOrigins?: readonly string[];
  /** Paths of the files that are served beside the assets, such as "/auth/config.json". */
  files?: readonly string[];
}

/**
 * Names of the Trusted Types policies that the bundle makes (W3C Trusted Types): one, for the configured captcha
 * script.
 */
export const trustedTypesPolicies = ['captcha-script'];

/** Where the app is outside /auth: these paths alone, nothing below them. */
const homePaths = ['/', '/view/home', '/authn/landing'];

/** Headers of every answer whatever, of the services too. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** Headers of every answer of ours: page, file or refusal. */
const everywhere: Record<string, string> = {
  ...everyAnswer,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Features of the browser that a sign-in has no use for are off; passkeys are for our own origin. */
const permissionsPolicy = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
  ],
  ...[
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'screen-wake-lock',
  ],
  ...['serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ');

/** What is no page needs nothing and is framed by nothing, should a browser ever take it for one. */
const notAPage: Record<string, string> = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
};

/** Headers of what the front server says for itself: not found, refused, services that do not answer. */
export const refusalHeaders: Readonly<Record<string, string>> = { ...notAPage, 'Cache-Control': 'no-store' };

/** A build writes them beside each text file: they are answers, not files of their own. */
export const twinSuffixes = ['.br', '.gz', '.map'];

/** The rules, for the page as it was built. */
export function headerRules(options: DeliveryOptions): HeaderRule[] {
  const page = {
    ...everywhere,
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Permissions-Policy': permissionsPolicy,
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
  };
  return [
    {
      name: 'Assets whose names carry a hash of their content: kept for ever',
      prefix: '/auth/assets/',
      match: 'prefix',
      source: 'file',
      headers: { ...notAPage, 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    ...(options.files ?? []).flatMap((file): HeaderRule[] => [
      { name: 'A file beside the assets', prefix: file, match: 'exact', source: 'file', headers: refusalHeaders },
      ...twinSuffixes.map((suffix): HeaderRule => ({
        name: 'A compressed twin is no file of its own',
        prefix: file + suffix,
        match: 'exact',
        source: 'none',
        headers: refusalHeaders,
      })),
    ]),
    {
      name: 'Every other path of the app is the one page, with dots in it too (tokens)',
      prefix: '/auth/',
      match: 'prefix',
      source: 'page',
      headers: page,
    },
    { name: 'The root of the app', prefix: '/auth', match: 'exact', source: 'page', headers: page },
    ...homePaths.map((prefix): HeaderRule => ({
      name: 'The product home; a deployment that has its own serves it here',
      prefix,
      match: 'exact',
      source: 'page',
      headers: page,
    })),
    {
      name: 'The services: their own headers stay, but for these',
      prefix: '/api/',
      match: 'prefix',
      source: 'upstream',
      headers: everyAnswer,
    },
  ];
}

/** The rule for a path, the longest prefix first; undefined where nothing is served. */
export function ruleFor(rules: readonly HeaderRule[], path: string): HeaderRule | undefined {
  return rules
    .filter((rule) => (rule.match === 'exact' ? path === rule.prefix : path.startsWith(rule.prefix)))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

function contentSecurityPolicy({ html, captchaOrigins = [], apiOrigins = [] }: DeliveryOptions): string {
  const scripts = inlineHashes(html, 'script');
  const styles = inlineHashes(html, 'style');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...captchaOrigins],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...apiOrigins],
    'frame-src': captchaOrigins.length > 0 ? captchaOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * CSP hashes of the inline elements of a page, as the browser takes them: of the text between the tags (CSP 3,
 * 6.7.3.3).
 */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(
    new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'),
  )) {
    if (/\bsrc\s*=/i.test(attributes)) continue;
    hashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return hashes;
}
