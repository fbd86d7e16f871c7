import type { Call, Source } from '../../data/control';
import { operationIds } from '../../data/operations';

export const answeredBy: Readonly<Record<Call['source'], string>> = {
  mock: 'the mock server',
  override: 'an override',
  target: 'the real service',
  recording: 'the recording',
};

export function sourceSentences({ kind, origin, file, operations }: Source): string[] {
  if (kind === 'mock') return ['The mock server answers every operation itself.'];
  const count = operations.length;
  const rest = operationIds.length - count;
  const others = rest === 0 ? [] : [`The mock server answers the other ${rest}.`];
  const which = rest === 0 ? 'every operation' : count === 1 ? 'one operation' : `${count} operations`;
  if (kind === 'target')
    return [
      `The service at ${origin ?? 'another address'} answers ${which}.`,
      ...others,
      ...(file === null ? [] : [`What it answers is recorded in ${file}, with masked secrets.`]),
    ];
  return [
    `The recording${file === null ? '' : ` ${file}`} answers ${which}, when a call fits a recorded one.`,
    'The mock server answers every call that fits none.',
  ];
}

/** For example "passed on, 3 recorded calls". */
export function operationText({ kind, file }: Source, recordedCalls: number): string {
  const calls = recordedCalls === 1 ? 'one recorded call' : `${recordedCalls.toLocaleString('en-GB')} recorded calls`;
  if (kind === 'recording') return calls;
  return file === null ? 'passed on' : `passed on, ${calls}`;
}
