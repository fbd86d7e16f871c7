import { paths } from '../../../navigation/paths';
import { redirectRules, type RedirectRules, safeRedirect } from '../../../navigation/redirects';
import type { SafeUrl } from '../../../navigation/safe-url';

/**
 * The target after account creation: the registration success page, or the create-credential success notification "when
 * the redirect URL contains a certain partner keyword".
 * @param search the query of the page with its "?"
 */
export function afterCreation(search: string, partnerKeyword: string, rules: RedirectRules = redirectRules()): SafeUrl {
  const redirectUrl = new URLSearchParams(search).get('redirectUrl');
  if (redirectUrl === null || !redirectUrl.toLowerCase().includes(partnerKeyword.toLowerCase()))
    return paths.registrationSuccess();
  return paths.credentialCreated({ redirectUrl: safeRedirect(redirectUrl, rules) });
}
