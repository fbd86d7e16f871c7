import type { Call } from '../../data/control';

const skipped = new Set([
  'host',
  'connection',
  'content-length',
  'user-agent',
  'accept-encoding',
  'accept-language',
  'origin',
  'referer',
  'pragma',
  'cache-control',
]);

/** A curl line that sends the call again, without the headers that browsers add. */
export function curlOf({ method, url, requestHeaders, requestBody, status }: Call, origin: string): string {
  const headers = Object.entries(requestHeaders)
    .filter(([name]) => !skipped.has(name) && !name.startsWith('sec-'))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const isForm = requestHeaders['content-type']?.includes('urlencoded') ?? false;
  const asForm = () =>
    new URLSearchParams(Object.entries(requestBody ?? {}).map(([name, value]) => [name, String(value)])).toString();
  const asText = () => (isForm ? asForm() : JSON.stringify(requestBody));
  // When a body could not be parsed, the journal has its text.
  const text = typeof requestBody === 'string' ? requestBody : asText();
  const body = requestBody === undefined ? [] : [`--data-raw ${quoted(text)}`];
  const verb = method === 'GET' ? [] : [`-X ${method}`];
  return [`curl -i`, ...verb, quoted(`${origin}${url}`), ...headers, ...body, `# ${status}`].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
