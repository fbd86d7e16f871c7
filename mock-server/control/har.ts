import type { JournalEntry } from '../world/journal';
import { parseCookies } from '../http/http';

interface NameValue {
  name: string;
  value: string;
}

/**
 * An HTTP archive of the journal (HAR 1.2, http://www.softwareishard.com/blog/har-12-spec/). Times are those of the
 * world's clock.
 */
export function httpArchive(entries: readonly JournalEntry[], origin: string): { log: Record<string, unknown> } {
  return {
    log: {
      version: '1.2',
      creator: { name: 'mock-server', version: '1.0.0' },
      entries: entries.map((entry) => harEntry(entry, origin)),
    },
  };
}

function harEntry(entry: JournalEntry, origin: string): Record<string, unknown> {
  const { requestHeaders, requestBody, responseHeaders, responseBody, url } = entry;
  const type = requestHeaders['content-type'] ?? 'application/json';
  const sent = textOf(requestBody, type);
  const responseText = responseBody === null ? '' : textOf(responseBody);
  const { outcome } = entry.delivery;
  const received =
    outcome === 'whole' ? responseText : outcome === 'dropped' ? '' : responseText.slice(0, responseText.length / 2);
  const at = url.indexOf('?');
  const setCookies = responseHeaders
    .filter(([name]) => name.toLowerCase() === 'set-cookie')
    .map(([, value]) => value.split(';', 1)[0] ?? '');
  return {
    startedDateTime: new Date(entry.at).toISOString(),
    time: entry.tookMs,
    request: {
      method: entry.method,
      url: `${origin}${url}`,
      httpVersion: 'HTTP/1.1',
      cookies: pairs(parseCookies(requestHeaders['cookie'])),
      headers: pairs(requestHeaders),
      queryString: at < 0 ? [] : [...new URLSearchParams(url.slice(at + 1))].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: bytes(sent),
      ...(sent !== '' && { postData: { mimeType: type, text: sent } }),
    },
    response: {
      // Status 0 says that no response arrived.
      status: outcome === 'dropped' ? 0 : entry.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: outcome === 'dropped' ? [] : setCookies.flatMap((pair) => pairs(parseCookies(pair))),
      headers: outcome === 'dropped' ? [] : responseHeaders.map(([name, value]) => ({ name, value })),
      content: { size: bytes(received), mimeType: 'application/json', text: received },
      redirectURL: responseHeaders.find(([name]) => name === 'Location')?.[1] ?? '',
      headersSize: -1,
      bodySize: bytes(received),
    },
    cache: {},
    timings: { send: 0, wait: entry.tookMs, receive: 0 },
    _operationId: entry.operationId,
    _errorCode: entry.errorCode,
    _fault: entry.fault,
    _delivery: entry.delivery,
    ...(outcome === 'dropped' && { _wouldHaveBeen: entry.status }),
    _breaches: entry.breaches,
  };
}

function pairs(values: Readonly<Record<string, string>>): NameValue[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A body as it was on the wire. */
function textOf(body: unknown, type = ''): string {
  if (typeof body === 'string') return body;
  const isForm = type.startsWith('application/x-www-form-urlencoded') && typeof body === 'object' && body !== null;
  return isForm ? new URLSearchParams(Object.entries(body)).toString() : (JSON.stringify(body) ?? '');
}
