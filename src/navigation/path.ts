import { matchPath } from 'react-router-dom';
import { markSafe, type SafeUrl } from './safe-url';

/** The names of the parameters in a pattern: `"token"` for "/auth/create-account/:token". */
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

/**
 * One path of the app: its pattern for the route table, and a function that builds its URL. The function takes the
 * parameters of the pattern, which are required, and those of the query, which are optional.
 */
export interface Path<Pattern extends string, Query extends string> {
  (...values: Arguments<ParamsOf<Pattern>, Query>): SafeUrl;
  /** The pattern with its parameters, as the router reads it: "/auth/create-account/:token". */
  readonly pattern: Pattern;
}

/**
 * Defines a path. Percent-encodes the parameters and omits query parameters without a value.
 * @param query the names of the query parameters
 */
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

/**
 * Appends the query string of the current page ("the same query", see
 * docs/product/4-states.md#logout-and-logout-all-sessions). `search` starts with "?" or is empty.
 */
export function withSearch(path: SafeUrl, search: string): SafeUrl {
  return search === '' || search === '?' ? path : markSafe(`${path}${search}`);
}
