import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../src/ui/Button';
import { DataTable } from '../../../../src/ui/DataTable';
import { unwrap } from '../../../client/unwrap';
import { control } from '../../data/control';
import { clockQuery, snapshotQuery } from '../../data/queries';
import { useAct } from '../../parts/Acting';
import { asDateTime, fromNow } from '../../parts/times';
import { type ComingEvent, whatComes } from './what-comes';

/** What happens next without a call. A button moves the clock there. */
export function Coming() {
  const { act } = useAct();
  const { data: snapshot } = useQuery(snapshotQuery);
  const { data: clock } = useQuery(clockQuery);
  if (!snapshot || !clock) return null;
  return (
    <DataTable<ComingEvent>
      caption="What happens next"
      captionHidden
      rows={whatComes(snapshot, clock.now)}
      rowId={({ id }) => id}
      pageSize={10}
      empty={<p className="wb-quiet">Nothing happens by itself.</p>}
      columns={[
        { id: 'what', header: 'What', isRowHeader: true, cell: ({ what }) => what },
        { id: 'in', header: 'In', cell: ({ at }) => fromNow(at - clock.now) },
        { id: 'at', header: 'At', cell: ({ at }) => asDateTime(at) },
        {
          id: 'actions',
          header: 'Actions',
          align: 'end',
          cell: ({ at, what }) => (
            <Button
              compact
              aria-label={`Go there: ${what}`}
              onClick={() => act(() => unwrap(control.POST('/__mock/clock', { body: { set: at } })), `${what} now.`)}
            >
              Go there
            </Button>
          ),
        },
      ]}
    />
  );
}
