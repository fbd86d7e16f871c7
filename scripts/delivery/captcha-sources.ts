import { CliError } from '../cli/cli-error';

/** What the policy of the page allows a captcha (see docs/delivery.md). */
export interface CaptchaSources {
  scripts: readonly string[];
  frames: readonly string[];
  styles: readonly string[];
  /** Names of the Trusted Types policies that its scripts create. */
  trustedTypes: readonly string[];
}

export const noCaptchaSources: CaptchaSources = { scripts: [], frames: [], styles: [], trustedTypes: [] };

/** A source of a policy: an https origin, with a path or without. No character of it has a meaning in a policy. */
const SOURCE = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~%@/-]*)?$/i;
/** A name of a policy (Trusted Types, 4.2.1). */
const POLICY_NAME = /^[\w#=/@.%-]+$/;

/**
 * Reads the sources of the captcha: `captchaScriptUrl` alone allows this file and frames of its origin. A captcha that
 * loads more names it in `captchaSources`, as the manual of its vendor does.
 * @throws CliError for a source that is no https address, and for what could break out of the policy
 */
export function captchaSourcesOf(scriptUrl: unknown, more: unknown): CaptchaSources {
  const script = scriptOf(scriptUrl);
  return {
    scripts: [...(script ? [script.origin + script.pathname] : []), ...listIn(more, 'scripts', SOURCE)],
    frames: [...(script ? [script.origin] : []), ...listIn(more, 'frames', SOURCE)],
    styles: listIn(more, 'styles', SOURCE),
    trustedTypes: listIn(more, 'trustedTypes', POLICY_NAME),
  };
}

/** The script of the captcha; undefined for a path on our own origin. */
function scriptOf(url: unknown): URL | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const script = new URL(url);
  if (SOURCE.test(script.origin + script.pathname)) return script;
  throw new CliError('captchaScriptUrl in config.json must be a path of this server or a plain https address.');
}

/** Returns the sources that allow a whole origin, such as all of https://www.google.com. */
export function bareOriginsIn(more: unknown): string[] {
  return [...listIn(more, 'scripts', SOURCE), ...listIn(more, 'styles', SOURCE)].filter(
    (source) => new URL(source).pathname === '/',
  );
}

function listIn(more: unknown, name: string, form: RegExp): string[] {
  const list: unknown = typeof more === 'object' && more !== null ? Reflect.get(more, name) : undefined;
  if (list === undefined) return [];
  const isList = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'string' && form.test(item));
  if (isList(list)) return list;
  throw new CliError(
    form === SOURCE
      ? `captchaSources.${name} in config.json must be a list of https addresses such as "https://www.example/captcha/".`
      : `captchaSources.${name} in config.json must be a list of names.`,
  );
}
