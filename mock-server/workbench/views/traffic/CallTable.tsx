import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import type { Call } from '../../data/control';
import { callsQuery } from '../../data/queries';
import { isFound } from '../../data/search';
import { asTime } from '../../parts/times';
import { Table } from '../../parts/Table';
import { CallDialog } from './CallDialog';
import { answeredBy, outcomeOf } from './call-texts';

interface CallTableProps {
  /** Shows only the newest calls. */
  most?: number;
  search?: string;
  onlyBreaches?: boolean;
}

/** Newest first. The dialog of a call shows everything that was sent and received. */
export function CallTable({ most, search = '', onlyBreaches = false }: CallTableProps) {
  const { data: calls = [] } = useQuery(callsQuery);
  const [opened, setOpened] = useState<Call>();
  const found = calls
    .filter((call) => (!onlyBreaches || call.breaches.length > 0) && isFound(search, ...textsOf(call)))
    .slice(0, most);
  return (
    <>
      <Table<Call>
        key={`${search} ${onlyBreaches}`}
        caption="Calls"
        rows={found}
        rowId={({ id }) => String(id)}
        pageSize={50}
        empty={calls.length === 0 ? 'Nothing was called yet.' : 'No call fits the search.'}
        columns={[
          {
            id: 'call',
            header: 'Call',
            isRowHeader: true,
            cell: ({ operationId, method, url }) => (
              <span translate="no">
                {operationId}
                <br />
                <span className="wb-quiet">
                  {method} {url}
                </span>
              </span>
            ),
          },
          {
            id: 'status',
            header: 'Status',
            cell: (call) => (
              <div>
                {outcomeOf(call)} {call.errorCode}
                <Notes call={call} />
              </div>
            ),
          },
          { id: 'person', header: 'Person', cell: ({ person }) => person },
          { id: 'time', header: 'Time', cell: ({ at, tookMs }) => `${asTime(at)}, ${Math.round(tookMs)} ms` },
        ]}
        actions={(call) => (
          <Button
            compact
            aria-label={`Details of call ${call.id}: ${call.operationId ?? call.url}`}
            onClick={() => setOpened(call)}
          >
            Details
          </Button>
        )}
      />
      {opened && <CallDialog call={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** What is not as usual. */
function Notes({ call: { fault, source, breaches } }: { call: Call }) {
  const broken = breaches.map(({ where, path }) => `${where} ${path || 'body'}`);
  return (
    <>
      {fault !== null && <p>by a fault</p>}
      {source !== 'mock' && <p>by {answeredBy[source]}</p>}
      {broken.length > 0 && <strong>off the contract: {broken.join('; ')}</strong>}
    </>
  );
}

function textsOf(call: Call): string[] {
  const { operationId, person, method, url, errorCode, traceId } = call;
  return [operationId, person, `${method} ${url}`, outcomeOf(call), errorCode, traceId].map((text) => text ?? '');
}
