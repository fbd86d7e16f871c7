import type { Call } from '../../data/control';

export const answeredBy: Readonly<Record<Call['source'], string>> = {
  mock: 'the mock server',
  override: 'an override',
  target: 'the real service',
};

/** One header a line: "name: value". */
export function headerLines(headers: readonly (readonly string[])[]): string {
  return headers.map((pair) => pair.join(': ')).join('\n');
}

/** The status, or how the connection broke. */
export function outcomeOf({ status, delivery: { outcome } }: Call): string {
  if (outcome === 'dropped') return status === 0 ? 'dropped' : `dropped (would have been ${status})`;
  return outcome === 'truncated' ? `${status} cut off` : String(status);
}

export function deliveryText({ delivery: { outcome, delayMs, bytesPerSecond } }: Call): string {
  const what = {
    whole: 'The whole response',
    dropped: 'Nothing: the connection was dropped',
    truncated: 'Half of the body, then the connection broke',
  }[outcome];
  const late = delayMs === null ? '' : `, after ${delayMs.toLocaleString('en-GB')} ms`;
  const slow = bytesPerSecond === null ? '' : `, at ${bytesPerSecond.toLocaleString('en-GB')} bytes a second`;
  return `${what}${late}${slow}`;
}

/** One sentence on what the contract says about the call. */
export function verdictOn({ operationId, breaches }: Call): string {
  if (operationId === null) return 'The contract has no such operation.';
  if (breaches.length === 0) return 'Request and response fit it.';
  return breaches.map(({ where, path, message }) => `The ${where}: ${path || 'the body'} ${message}.`).join(' ');
}

/** The next free name of a copy of the world from before the call: a copy that exists stays. */
export function nameOfCopy(world: string, call: number, taken: readonly { id: string }[]): string {
  const name = `${world.slice(0, 40)}-before-${call}`;
  let copy = name;
  for (let n = 2; taken.some(({ id }) => id === copy); n += 1) copy = `${name}-${n}`;
  return copy;
}

const skipped = new Set([
  'host',
  'x-mock-world',
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

/** A curl line that sends the call again to this world, without the headers that browsers add. */
export function curlOf(
  { method, url, requestHeaders, requestBody, status }: Call,
  origin: string,
  worldId: string,
): string {
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
  return [
    `curl -i`,
    ...verb,
    quoted(`${origin}${url}`),
    `-H ${quoted(`X-Mock-World: ${worldId}`)}`,
    ...headers,
    ...body,
    `# ${status}`,
  ].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
