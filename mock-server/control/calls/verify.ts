import type { components } from '../../../openapi/generated/mock-control';
import { isOperationId, operationIds } from '../../contract/routes';
import { isObject } from '../../contract/documents';
import type { JournalEntry } from '../../world/journal';
import type { ControlCalls } from '../define';
import { malformed } from '../refusal';
import { nearest } from '../../contract/nearest';

type Expectation = components['schemas']['Expectation'];
type Pattern = components['schemas']['CallPattern'];
type Verdict = components['schemas']['Verdict'];

const MOST_NEAR_MISSES = 5;

/** A check looks at how often calls were made, or in which order. A failed one lists the nearest calls. */
export const verifyCalls = {
  verifyCalls({ world, body }) {
    return { body: verdict(world.journal.list(), body) };
  },
} satisfies Partial<ControlCalls>;

function verdict(entries: readonly JournalEntry[], expectation: Expectation): Verdict {
  const { call, sequence } = expectation;
  for (const { operationId } of sequence ?? (call ? [call] : [])) requireOperation(operationId);
  if (sequence) return inOrder(entries, sequence);
  if (call) return counted(entries, call, expectation);
  throw malformed('Say which "call" or which "sequence" is expected.');
}

/** @throws ControlRefusal for a typing error, which would match no call */
export function requireOperation(name: string): void {
  if (isOperationId(name)) return;
  const message = `There is no operation "${name}". Did you mean "${nearest(name, operationIds)}"?`;
  throw malformed(message);
}

function counted(entries: readonly JournalEntry[], pattern: Pattern, { times, atLeast, atMost }: Expectation): Verdict {
  const found = entries.filter((entry) => difference(entry, pattern) === undefined);
  const least = times ?? atLeast ?? (atMost === undefined ? 1 : 0);
  const most = times ?? atMost ?? Infinity;
  const isMet = found.length >= least && found.length <= most;
  const expected =
    least === most ? `exactly ${least}` : most === Infinity ? `at least ${least}` : `${least} to ${most}`;
  return {
    isMet,
    message: `${describePattern(pattern)} was called ${found.length} times; expected ${expected}.`,
    calls: found.map(({ id }) => id),
    nearMisses: isMet ? [] : nearMisses(entries, pattern),
  };
}

function inOrder(entries: readonly JournalEntry[], sequence: readonly Pattern[]): Verdict {
  const calls: number[] = [];
  let from = 0;
  for (const [step, pattern] of sequence.entries()) {
    const at = entries.findIndex((entry, i) => i >= from && difference(entry, pattern) === undefined);
    if (at < 0) {
      const after = step === 0 ? 'from the start' : `after call ${calls.at(-1) ?? ''}`;
      const message = `Step ${step + 1} of ${sequence.length}, ${describePattern(pattern)}, was not called ${after}.`;
      const earlier = entries.slice(0, from).filter((entry) => difference(entry, pattern) === undefined);
      const early = earlier.map(({ id }) => ({ call: id, difference: 'it fits, but came too early' }));
      return {
        isMet: false,
        message,
        calls,
        nearMisses: [...early, ...nearMisses(entries.slice(from), pattern)].slice(0, MOST_NEAR_MISSES),
      };
    }
    calls.push(entries[at]?.id ?? 0);
    from = at + 1;
  }
  return { isMet: true, message: `All ${sequence.length} calls were made in this order.`, calls, nearMisses: [] };
}

/** Calls of the operation that do not match, newest first. Each has its first difference. */
function nearMisses(entries: readonly JournalEntry[], pattern: Pattern): Verdict['nearMisses'] {
  const misses: Verdict['nearMisses'] = [];
  for (const entry of entries.toReversed()) {
    if (entry.operationId !== pattern.operationId) continue;
    const why = difference(entry, pattern);
    if (why !== undefined) misses.push({ call: entry.id, difference: why });
    if (misses.length === MOST_NEAR_MISSES) break;
  }
  return misses;
}

/** The first way in which a call differs from the pattern; undefined when it matches. */
function difference(entry: JournalEntry, { operationId, status, code, url, body }: Pattern): string | undefined {
  if (entry.operationId !== operationId) return `it is ${entry.operationId ?? 'no operation'}`;
  if (status !== undefined && entry.status !== status) return `status ${entry.status}, not ${status}`;
  if (code !== undefined && entry.errorCode !== code) return `code ${entry.errorCode ?? 'none'}, not ${code}`;
  if (url !== undefined && !entry.url.includes(url)) return `"${url}" is not in ${entry.url}`;
  return body === undefined ? undefined : bodyDifference(entry.requestBody, body, 'body');
}

/** Compares only the expected fields of an object. Lists and values must be equal as a whole. */
function bodyDifference(actual: unknown, expected: unknown, at: string): string | undefined {
  if (isObject(expected)) {
    if (!isObject(actual)) return `${at} is ${short(actual)}, not an object`;
    for (const [key, value] of Object.entries(expected)) {
      const found = bodyDifference(Object.hasOwn(actual, key) ? actual[key] : undefined, value, `${at}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return JSON.stringify(actual) === JSON.stringify(expected)
    ? undefined
    : `${at} is ${short(actual)}, not ${short(expected)}`;
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, 80);
}

function describePattern({ operationId, status, code }: Pattern): string {
  const outcome = [status, code].filter((part) => part !== undefined).join(' ');
  return outcome === '' ? operationId : `${operationId} answered with ${outcome}`;
}
