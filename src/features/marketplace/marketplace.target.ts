const TESTED_SSO = 'NS_SSO_TESTING';

/**
 * What a marketplace group name asks for (see docs/product/2-screens.md#marketplace). Names that start with
 * NS_SSO_TESTING carry a tested-SSO endpoint after a tilde; any other name is looked up in the settings.
 */
export type MarketplaceRequest =
  | { readonly kind: 'settings'; readonly group: string }
  | { readonly kind: 'testedSso'; readonly endpoint: string }
  | { readonly kind: 'none' };

export function readGroupName(name: string | null): MarketplaceRequest {
  if (name === null || name.trim() === '') return { kind: 'none' };
  if (!name.startsWith(TESTED_SSO)) return { kind: 'settings', group: name };
  const tilde = name.indexOf('~');
  const endpoint = tilde < 0 ? '' : name.slice(tilde + 1).trim();
  return endpoint === '' ? { kind: 'none' } : { kind: 'testedSso', endpoint };
}
