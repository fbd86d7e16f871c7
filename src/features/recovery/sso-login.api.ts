import type { components } from '../../../openapi/generated/authentication-service';
import { authentication } from '../../api/clients';
import { unwrap } from '../../api/response/unwrap';
import { listOf } from '../../api/response/list-of';
import { checkedTarget, type RedirectRules, redirectRules } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/path';

type Provider = components['schemas']['IdentityProvider'];

type Discovery =
  | { readonly kind: 'found'; readonly url: SafeUrl }
  | { readonly kind: 'notFound' }
  /** A provider exists, but its URL fails the redirect rules. */
  | { readonly kind: 'refused' };

/**
 * Returns the start of single sign-on; null when it fails the redirect rules.
 * @throws TypeError when the company has none
 */
export async function discoverProvider(email: string, signal: AbortSignal): Promise<SafeUrl | null> {
  const response = await unwrap(
    authentication.POST('/saml/as-sp/clients/identity-providers/search', { body: { email }, signal }),
  );
  const provider = decideProvider(listOf(response, 'providers'));
  if (provider.kind === 'notFound') throw new TypeError('No provider has this address.');
  return provider.kind === 'found' ? provider.url : null;
}

/** Every URL in a response is checked. */
export function decideProvider(providers: readonly Provider[], rules: RedirectRules = redirectRules()): Discovery {
  const offered = providers.filter(({ isDiscoveryEnabled }) => isDiscoveryEnabled);
  if (offered.length === 0) return { kind: 'notFound' };
  for (const { initiateRequestUrl } of offered) {
    const url = checkedTarget(initiateRequestUrl, rules);
    if (url !== null) return { kind: 'found', url };
  }
  return { kind: 'refused' };
}
