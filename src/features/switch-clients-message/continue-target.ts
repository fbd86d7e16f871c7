import type { RuntimeConfig } from '../../platform/config';
import { paths } from '../../navigation/paths';
import { checkedTarget, configuredTarget, redirectRules, type RedirectRules } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/safe-url';
import type { SwitchDetails } from '../../platform/storage';

/**
 * The target of Continue. For a Nexo client it is a redirect URL derived from the login URL of the response, or the
 * other system's base URL. For a client of this product it is sign-in. Only our own origins and the other system are
 * allowed.
 */
export function continueTarget(
  details: SwitchDetails,
  config: RuntimeConfig,
  rules: RedirectRules = redirectRules(),
): SafeUrl {
  if (!details.isNexoClient) return paths.login();
  const base = configuredTarget('loginUrl', config);
  const other = new URL(base, rules.origin).origin;
  const target = checkedTarget(details.redirectLoginUrl, {
    ...rules,
    allowedOrigins: [...rules.allowedOrigins, other],
  });
  return target ?? base;
}
