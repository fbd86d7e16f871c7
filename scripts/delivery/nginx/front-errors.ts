/** The body is the error envelope of the contract. It never replaces a response of the services. */
interface FrontError {
  code: string;
  message: string;
}

const malformed = (message: string): FrontError => ({ code: 'MALFORMED_REQUEST', message });
const unavailable = (message: string): FrontError => ({ code: 'SERVICE_UNAVAILABLE', message });

/** nginx.conf gets the messages unescaped, so none contains a quote, a backslash or a dollar sign. */
export const frontErrors: Readonly<Record<number, FrontError>> = {
  400: malformed('The request is malformed, or its path has more than one reading.'),
  403: { code: 'FOREIGN_SITE', message: 'A page of another site may lead here, and do nothing else.' },
  404: { code: 'NOT_FOUND', message: 'Nothing is served at this path.' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'This path does not take this method.' },
  408: malformed('The request did not arrive in time.'),
  411: malformed('A body needs Content-Length. This server takes no chunks.'),
  412: malformed('The condition of the request does not hold.'),
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'The body of the request is too large.' },
  414: malformed('The address of the request is too long.'),
  421: malformed('This server does not answer for this host.'),
  431: malformed('The headers of the request are too large.'),
  500: { code: 'SERVER_ERROR', message: 'This server could not answer.' },
  501: malformed('The request is encoded in a way that this server does not take.'),
  502: unavailable('The service behind this server cannot be reached, or its response is broken.'),
  503: unavailable('This server cannot answer now.'),
  504: unavailable('The service behind this server did not answer in time.'),
  505: malformed('This server speaks HTTP/1.1.'),
};
