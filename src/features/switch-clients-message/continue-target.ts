import type { RuntimeConfig } from '../../lib/config/config';
import { paths } from '../../lib/navigation/paths';
import { checkedTarget, redirectRules, type RedirectRules } from '../../lib/navigation/redirects';
import type { SwitchDetails } from '../../lib/browser/storage';

/**
 * Where Continue leads (see docs/product/4-states.md#switch-client): a Nexo client to a redirect URL derived from the
 * login URL of the answer, else to the other system's base URL; a client of this product to sign-in. An address off the
 * other system and our own origins is never followed.
 */
export function continueTarget(
  details: SwitchDetails,
  config: RuntimeConfig,
  rules: RedirectRules = redirectRules(),
): string {
  if (!details.isNexoClient) return paths.login();
  const base = config.otherSignInSystem.loginUrl;
  const other = new URL(base, rules.origin).origin;
  const target = checkedTarget(details.redirectLoginUrl, {
    ...rules,
    allowedOrigins: [...rules.allowedOrigins, other],
  });
  return target ?? base;
}
