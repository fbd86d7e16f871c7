import type { FaultRule } from '../../data/control';
import { services } from '../../data/operations';

export interface FaultKind {
  value: string;
  label: string;
  rule: Partial<FaultRule>;
}

/** Each kind of fault, with the fields that it sets. */
const faultKinds: readonly FaultKind[] = [
  { value: '500', label: 'Error 500: the service fails', rule: { status: 500 } },
  { value: '503', label: 'Error 503: the service is unavailable', rule: { status: 503 } },
  {
    value: '429',
    label: 'Error 429: too many attempts, wait 30 s',
    rule: { status: 429, code: 'TOO_MANY_ATTEMPTS', headers: { 'Retry-After': '30' }, offSpec: true },
  },
  {
    value: '401',
    label: 'Error 401: the session has ended',
    rule: { status: 401, code: 'MISSING_SESSION_COOKIE', offSpec: true },
  },
  { value: 'drop', label: 'The connection is dropped', rule: { drop: true } },
  { value: 'truncate', label: 'The response breaks off', rule: { truncate: true } },
  { value: 'delay', label: 'The response comes late', rule: { delayMs: 5000 } },
  { value: 'slow', label: 'The response arrives slowly', rule: { bytesPerSecond: 1000 } },
  {
    value: 'html',
    label: 'HTML instead of JSON (off the contract)',
    rule: { status: 502, body: '<h1>Bad gateway</h1>', offSpec: true },
  },
  { value: 'empty', label: 'An empty body (off the contract)', rule: { status: 200, body: '', offSpec: true } },
];

/** Its status and body come from fields. A body that breaks the contract is wanted here, and the journal marks it. */
const ownResponse: FaultKind = { value: 'own', label: 'A response of your own', rule: { offSpec: true } };

/** Any operation can go wrong in the general ways; a named one can also send the errors that the contract declares. */
export function kindsFor(errors: readonly { status: number; code: string }[]): readonly FaultKind[] {
  const declared = errors.map(({ status, code }) => ({
    value: `${status} ${code}`,
    label: `${status} ${code}`,
    rule: { status, code },
  }));
  return [...faultKinds, ...declared, ownResponse];
}

export const faultTimes = [
  { value: 'once', label: 'The next call' },
  { value: 'times', label: 'The next calls' },
  { value: 'nth', label: 'Only the nth call' },
  { value: 'every', label: 'Every nth call' },
  { value: 'always', label: 'Every call' },
] as const;

/** When the form opens, the next call of any operation fails with 500. Every value is the text of its field. */
export const firstEntries = {
  operationId: '*',
  kind: '500',
  when: 'once',
  number: '2',
  delaySeconds: '5',
  bytesPerSecond: '1000',
  percent: '',
  person: '',
  ownStatus: '400',
  ownBody: '{}',
};
export type FaultEntries = typeof firstEntries;

/** @param kinds those that the form offers */
export function ruleOf(entries: FaultEntries, kinds: readonly FaultKind[]): FaultRule {
  const kind = kinds.find(({ value }) => value === entries.kind)?.rule ?? {};
  const { person, percent } = entries;
  return {
    ...(services.includes(entries.operationId)
      ? { service: entries.operationId }
      : { operationId: entries.operationId }),
    ...kind,
    ...(kind === ownResponse.rule && { status: Number(entries.ownStatus), body: bodyOf(entries.ownBody) }),
    ...(kind.delayMs !== undefined && { delayMs: Math.round(Number(entries.delaySeconds) * 1000) }),
    ...(kind.bytesPerSecond !== undefined && { bytesPerSecond: Number(entries.bytesPerSecond) }),
    ...timesOf(entries),
    ...(percent !== '' && { probability: Number(percent) / 100 }),
    ...(person !== '' && { when: { person } }),
  };
}

function timesOf({ when, number }: FaultEntries): Pick<FaultRule, 'times' | 'nth' | 'every'> {
  if (when === 'once') return { times: 1 };
  if (when === 'times') return { times: Number(number) };
  if (when === 'nth') return { nth: Number(number) };
  return when === 'every' ? { every: Number(number) } : {};
}

/** Text that is not JSON is sent as it is. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
