import * as z from 'zod/mini';
import { problemsOf } from '../../src/config/config';
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
 * @throws CliError for a source that is no https address, and for what could break out of the policy
 */
export function captchaSourcesOf(scriptUrl: unknown, more: unknown): CaptchaSources {
  const script = scriptOf(scriptUrl);
  const named = namedSources(more);
  return {
    ...named,
    scripts: [...(script ? [script.origin + script.pathname] : []), ...named.scripts],
    frames: [...(script ? [script.origin] : []), ...named.frames],
  };
}

/** Undefined when the script is a path on our own origin. */
function scriptOf(url: unknown): URL | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const script = new URL(url);
  if (SOURCE.test(script.origin + script.pathname)) return script;
  throw new CliError('captchaScriptUrl in config.json must be a path of this server or a plain https address.');
}

/** @returns the sources that allow a whole origin, such as https://www.google.com */
export function bareOriginsIn(more: unknown): string[] {
  const { scripts, styles } = namedSources(more);
  return [...scripts, ...styles].filter((source) => new URL(source).pathname === '/');
}

function namedSources(more: unknown): CaptchaSources {
  const { data, error } = z.object({ captchaSources: z._default(captchaSources, noCaptchaSources) }).safeParse({
    captchaSources: more,
  });
  if (error) throw new CliError(`config.json is wrong: ${problemsOf(error).join('; ')}.`);
  return data.captchaSources;
}
