const TESTED_SSO = 'NS_SSO_TESTING';

/**
 * The request that a marketplace group name stands for. Names that start with NS_SSO_TESTING carry a tested-SSO
 * endpoint after a tilde. Any other name is a key of the settings.
 */
export type MarketplaceRequest =
  | { readonly kind: 'settings'; readonly group: string }
  | { readonly kind: 'testedSso'; readonly endpoint: string }
  | { readonly kind: 'none' };

/** Parses the group name of the query; `none` for a blank name or a missing endpoint. */
export function readGroupName(name: string | null): MarketplaceRequest {
  if (name === null || name.trim() === '') return { kind: 'none' };
  if (!name.startsWith(TESTED_SSO)) return { kind: 'settings', group: name };
  const tilde = name.indexOf('~');
  const endpoint = tilde < 0 ? '' : name.slice(tilde + 1).trim();
  return endpoint === '' ? { kind: 'none' } : { kind: 'testedSso', endpoint };
}
