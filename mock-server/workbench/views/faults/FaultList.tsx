import { useQuery } from '@tanstack/react-query';
import { done } from '../../../client/unwrap';
import { control } from '../../data/control';
import { faultsQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { RemovableRows } from '../../parts/RemovableRows';
import { faultSentence } from './fault-words';

export function FaultList() {
  const { act } = useAct();
  const { data: faults = [] } = useQuery(faultsQuery);
  const remove = (id: string) =>
    act(() => done(control.DELETE('/__mock/faults', { params: { query: { id } } })), 'The fault is removed.');
  return (
    <RemovableRows
      empty="Nothing goes wrong."
      rows={faults.map((fault) => ({ id: fault.id, text: faultSentence(fault) }))}
      onRemove={remove}
    />
  );
}
