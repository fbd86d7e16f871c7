declare const checked: unique symbol;

/**
 * A URL that the app may navigate to: a route of the path table, or a target that the redirect gate has checked. `goTo`
 * and `Redirect` accept nothing else, so an unchecked target does not compile.
 */
export type SafeUrl = string & { readonly [checked]: true };

/**
 * Marks a URL as safe to navigate to. Only the redirect gate (`redirects.ts`) and the path table (`path.ts`) may import
 * this; the lint rules enforce it.
 */
export function markSafe(url: string): SafeUrl {
  return url as SafeUrl;
}
