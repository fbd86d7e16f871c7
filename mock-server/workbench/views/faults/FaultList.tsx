import { useQuery } from '@tanstack/react-query';
import { done } from '../../../client/unwrap';
import { control, type Fault } from '../../data/control';
import { faultsQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { RemovableRows } from '../../parts/RemovableRows';

/** The faults of this world, in words. */
export function FaultList() {
  const { act } = useAct();
  const { data: faults = [] } = useQuery(faultsQuery);
  const remove = (id: string) =>
    act(() => done(control.DELETE('/__mock/faults', { params: { query: { id } } })), 'The fault is removed.');
  return (
    <RemovableRows
      empty="Nothing goes wrong."
      rows={faults.map((fault) => ({ id: fault.id, text: sentenceOf(fault) }))}
      onRemove={remove}
    />
  );
}

/** For example: "login: 503 SERVICE_UNAVAILABLE, once, only for ann (0 so far)". */
function sentenceOf(fault: Fault): string {
  const parts = [howOf(fault), timesOf(fault), ...conditionsOf(fault)];
  return `${fault.operationId === '*' ? 'Every operation' : fault.operationId}: ${parts.join(', ')} (${fault.hits} so far)`;
}

function howOf({ drop, truncate, status, code, delayMs, jitterMs, voice }: Fault): string {
  if (drop) return 'the connection is dropped';
  if (truncate) return 'the response breaks off';
  if (status !== undefined) return code === undefined ? String(status) : `${status} ${code}`;
  if (delayMs !== undefined || jitterMs !== undefined)
    return `${delayMs ?? 0} ms late${jitterMs === undefined ? '' : ` and up to ${jitterMs} ms more`}`;
  return voice === undefined ? 'another body' : `in the voice ${voice}`;
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
