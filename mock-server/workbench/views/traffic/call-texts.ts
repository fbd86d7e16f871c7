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
