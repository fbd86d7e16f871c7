/** What nginx accepts as a well-formed request, as Perl regular expressions without regard to case. */

/** Servers read these paths differently, so nginx refuses a path that matches one with 400. */
const refusedPaths = {
  'a backslash': '\\x5c',
  'a percent sign that encodes nothing': '%(?![0-9a-f]{2})',
  'an encoded control byte, slash or backslash, encoded once or more often': '%(?:25)*(?:[01][0-9a-f]|7f|2f|5c)',
  'a dot that is encoded twice or more often': '%(?:25)+2e',
  'an empty segment': '//',
  'a segment of dots, with parameters too': '/(?:\\.|%2e){1,2}(?:;|%3b|/|\\?|$)',
  'bytes that are no UTF-8': [
    '%(?:c[01]|f[5-f]|e0%[89]|ed%[ab]|f0%8|f4%[9ab])',
    '%[cd][0-9a-f](?!%[89ab][0-9a-f](?!%[89ab]))',
    '%e[0-9a-f](?!(?:%[89ab][0-9a-f]){2}(?!%[89ab]))',
    '%f[0-4](?!(?:%[89ab][0-9a-f]){3}(?!%[89ab]))',
    '(?<!%[89a-f][0-9a-f])%[89ab][0-9a-f]',
  ].join('|'),
};

/** Matches an unsafe path. In the query it matches only a fragment and bytes outside visible ASCII. */
export const refusedTarget = `[^!-~]|#|^[^?]*(?:${Object.values(refusedPaths).join('|')})`;

/** The first group is a name or an address. A port may follow. */
export const validHost = '^((?:[a-z0-9-]+\\.)*[a-z0-9-]+|\\[[0-9a-f:.]+\\])\\.?(?::[0-9]{1,5})?$';

export const methodsOfServices = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
export const methodsOfFiles = ['GET', 'HEAD'];

/** With other methods a body has no meaning, and servers disagree about where it ends. */
export const methodsWithBody = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Matches the Fetch Metadata of a refused request, as "site|mode|destination". A page of another site may only navigate
 * here. `object` and `embed` navigate inside another page, so they match too. Clients without these headers pass.
 */
export const foreignSite =
  '^(?!(?:same-origin|same-site|none)?[|])(?!cross-site[|]navigate[|](?!object$|embed$))[^|]*[|]';

/**
 * Tells the page from which site the visit came. A script cannot read Sec-Fetch-Site, but it can read this header (see
 * docs/decisions/security-headers.md).
 */
export const visitHeader = 'Server-Timing';

/** nginx passes only these values of Sec-Fetch-Site on to the page. */
export const knownSite = '^(?:none|same-origin|same-site|cross-site)$';

/** An entry of `visitHeader`, named `visit`, whose description is the site. */
export const visitOf = (site: string): string => `visit;desc="${site}"`;

/** Headers that belong to one connection, not to the message (RFC 9110, 7.6.1). */
export const hopByHop = [
  ...[
    'Connection',
    'Keep-Alive',
    'Proxy-Authenticate',
    'Proxy-Authorization',
    'Proxy-Connection',
    'TE',
    'Trailer',
    'Transfer-Encoding',
    'Upgrade',
  ],
  ...['HTTP2-Settings', 'Expect'],
];

/** The services send these headers for the front server only. */
export const headersForFront = [
  'X-Accel-Redirect',
  'X-Accel-Expires',
  'X-Accel-Limit-Rate',
  'X-Accel-Buffering',
  'X-Accel-Charset',
  'X-Sendfile',
];

/** A trace id of W3C Trace Context. Messages and logs repeat it, so nginx replaces a value of any other form. */
export const traceIdPattern = '(?!0{32})[0-9a-f]{32}';

/** The end of `traceparent`: the calling span, and the flags. */
export const traceParentPattern = '(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}';
