/**
 * Tells the page from which site the visit came. A script cannot read Sec-Fetch-Site, but it can read this header (see
 * docs/decisions/security-headers.md).
 */
export const visitHeader = 'Server-Timing';

/** nginx passes only these values of Sec-Fetch-Site on to the page. */
export const knownSite = '^(?:none|same-origin|same-site|cross-site)$';

/** An entry of `visitHeader`, named `visit`, whose description is the site. */
export const visitOf = (site: string): string => `visit;desc="${site}"`;

/**
 * Headers that belong to one connection, not to the message (RFC 9110, 7.6.1). nginx itself takes out `Connection`,
 * `Keep-Alive` and `Transfer-Encoding`.
 */
export const hopByHop = [
  ...['Proxy-Authenticate', 'Proxy-Authorization', 'Proxy-Connection', 'TE', 'Trailer', 'Upgrade'],
  ...['HTTP2-Settings', 'Expect'],
];
