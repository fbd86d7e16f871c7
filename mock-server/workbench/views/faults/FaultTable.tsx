import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../src/ui/Button';
import { done } from '../../../client/unwrap';
import { control, type Fault } from '../../data/control';
import { faultsQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { Table } from '../../parts/Table';

/** The rule has the words of the control interface. */
export function FaultTable() {
  const { act } = useAct();
  const { data: faults = [] } = useQuery(faultsQuery);
  const remove = (id: string) =>
    act(() => done(control.DELETE('/__mock/faults', { params: { query: { id } } })), 'The fault is removed.');
  return (
    <Table<Fault>
      caption="Faults"
      rows={faults}
      rowId={({ id }) => id}
      pageSize={20}
      empty="Nothing goes wrong."
      columns={[
        {
          id: 'operation',
          header: 'Operation',
          isRowHeader: true,
          cell: ({ operationId, service = operationId }) => (service === '*' ? 'Every operation' : service),
        },
        {
          id: 'rule',
          header: 'Rule',
          cell: ({ id: _id, operationId: _operation, service: _service, seen: _seen, hits: _hits, ...rule }) => (
            <code translate="no">{JSON.stringify(rule)}</code>
          ),
        },
        { id: 'hits', header: 'Hits', cell: ({ hits, seen }) => `${hits} of ${seen} calls` },
      ]}
      actions={({ id, operationId, service = operationId }) => (
        <Button compact aria-label={`Remove ${id} of ${service}`} onClick={() => remove(id)}>
          Remove
        </Button>
      )}
    />
  );
}
