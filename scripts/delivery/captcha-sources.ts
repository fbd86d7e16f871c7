import * as z from 'zod/mini';
import { CliError } from '../../mock-server/adapters/cli-error';

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
