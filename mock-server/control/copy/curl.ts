import { type CopySource, telling } from './source';

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

/**
 * One curl line for each control call that set up the world, then one for each recorded call. The headers that browsers
 * add are left out.
 */
export function curlOf({ setUp, calls, origin, world }: CopySource): string {
  const controls = setUp.map(({ method, url, body }) =>
    [
      `curl -i -X ${method}`,
      quoted(`${origin}${url}`),
      `-H ${quoted(`X-Mock-World: ${world}`)}`,
      "-H 'Content-Type: application/json'",
      ...(body === undefined ? [] : [`--data-raw ${quoted(JSON.stringify(body))}`]),
    ].join(' '),
  );
  const lines = telling(calls).map(({ method, url, requestHeaders, requestBody, status }) => {
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
    return [
      `curl -i`,
      ...(method === 'GET' ? [] : [`-X ${method}`]),
      quoted(`${origin}${url}`),
      ...headers,
      ...body,
      `# ${status}`,
    ].join(' ');
  });
  return `${[...controls, ...lines].join('\n')}\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
