import type { Fault } from '../../data/control';

/** For example "login: 503 SERVICE_UNAVAILABLE, once, only for ann (0 so far)". */
export function faultSentence(fault: Fault): string {
  const { operationId, hits } = fault;
  const parts = [...howOf(fault), timesOf(fault), ...conditionsOf(fault)];
  const count = isUsedUp(fault) ? 'used up' : `${hits} so far`;
  return `${operationId === '*' ? 'Every operation' : operationId}: ${parts.join(', ')} (${count})`;
}

/** A used-up fault hits no later call. */
function isUsedUp({ nth, times, seen, hits }: Fault): boolean {
  return nth === undefined ? hits >= (times ?? Infinity) : seen >= nth;
}

/** A fault may do several things at once, such as an error that comes late. */
function howOf({ drop, truncate, bytesPerSecond, ...fault }: Fault): string[] {
  return [
    ...responseOf(fault),
    ...delayOf(fault),
    ...(bytesPerSecond === undefined ? [] : [`${bytesPerSecond} bytes per second`]),
    ...(truncate ? ['the response breaks off'] : []),
    ...(drop ? ['the connection is dropped'] : []),
  ];
}

function responseOf({ status, code, body }: Pick<Fault, 'status' | 'code' | 'body'>): string[] {
  const error = [status, code].filter((part) => part !== undefined).join(' ');
  return [...(error === '' ? [] : [error]), ...(body === undefined ? [] : ['another body'])];
}

function delayOf({ delayMs, jitterMs }: Pick<Fault, 'delayMs' | 'jitterMs'>): string[] {
  if (delayMs === undefined && jitterMs === undefined) return [];
  return [`${delayMs ?? 0} ms late${jitterMs === undefined ? '' : ` and up to ${jitterMs} ms more`}`];
}

function timesOf({ nth, every, times }: Fault): string {
  if (nth !== undefined) return `only call number ${nth}`;
  if (every !== undefined) return `every call number ${every}`;
  if (times === undefined) return 'always';
  return times === 1 ? 'once' : `${times} times`;
}

function conditionsOf({ probability, when }: Fault): string[] {
  const { person, headers = {}, body = {} } = when ?? {};
  return [
    ...(probability === undefined ? [] : [`with a likelihood of ${probability * 100} %`]),
    ...(person === undefined ? [] : [`only for ${person}`]),
    ...Object.entries(headers).map(([name, value]) => `only with the header ${name}: ${value}`),
    ...Object.entries(body).map(([name, value]) => `only with ${name} = ${JSON.stringify(value)} in the body`),
  ];
}
