import { matchPath } from 'react-router-dom';

declare const checked: unique symbol;

/**
 * A URL that the app may navigate to: a route of the path table, or a target that the redirect gate has checked. `goTo`
 * and `Redirect` accept nothing else, so an unchecked target does not compile.
 */
export type SafeUrl = string & { readonly [checked]: true };

/**
 * Marks a URL as safe to navigate to. Besides the path table only the redirect gate (`redirects.ts`) may use it; the lint
 * rules enforce it.
 */
export function markSafe(url: string): SafeUrl {
  return url as SafeUrl;
}

type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Value = string | number | undefined;
type Values<Param extends string, Query extends string> = Readonly<
  Record<Param, string> & Partial<Record<Query, Value>>
>;
type Arguments<Param extends string, Query extends string> = [Param] extends [never]
  ? [values?: Values<Param, Query>]
  : [values: Values<Param, Query>];

/** Builds the URL from the parameters of the pattern (required) and those of the query (optional). */
export interface Path<Pattern extends string, Query extends string> {
  (...values: Arguments<ParamsOf<Pattern>, Query>): SafeUrl;
  readonly pattern: Pattern;
}

/** `query` names the parameters of the query. A parameter without a value is omitted. */
export function definePath<const Pattern extends string, const Query extends string = never>(
  pattern: Pattern,
  ...query: Query[]
): Path<Pattern, Query>;
export function definePath(pattern: string, ...query: string[]): Path<string, string> {
  const build = (values: Readonly<Record<string, Value>> = {}) =>
    withQuery(
      markSafe(pattern.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''))),
      Object.fromEntries(query.map((name) => [name, values[name]])),
    );
  return Object.assign(build, { pattern });
}

/** Adds a query to a URL, before its fragment. Omits parameters that are undefined or empty. */
export function withQuery(url: SafeUrl, query: Readonly<Record<string, Value>>): SafeUrl;
export function withQuery(url: string, query: Readonly<Record<string, Value>>): string;
export function withQuery(url: string, query: Readonly<Record<string, Value>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  if (text === '') return url;
  const [address = '', ...fragment] = url.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${text}`, ...fragment].join('#');
}

/**
 * Whether the router takes a pathname for a pattern: in any case and encoding, with or without a slash at its end.
 * @param end false: the pattern may be a beginning of the pathname
 */
export function isAt(pathname: string, { pattern }: { readonly pattern: string }, end = true): boolean {
  return matchPath({ path: pattern, end }, decodedPath(pathname)) !== null;
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Returns a query as `location.search` has it: with its "?", or empty. Our oldest browsers lack `query.size`. */
export function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** `search` starts with "?" or is empty. */
export function withSearch(path: SafeUrl, search: string): SafeUrl {
  return search === '' || search === '?' ? path : markSafe(`${path}${search}`);
}
