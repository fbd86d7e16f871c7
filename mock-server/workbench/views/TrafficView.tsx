import { useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { Checkbox } from '../../../src/ui/Checkbox';
import { done } from '../../client/unwrap';
import { control, type StoredRecord } from '../data/control';
import { useAct } from '../parts/Acting';
import { Find } from '../parts/Find';
import { Section } from '../parts/Section';
import { CallTable } from './traffic/CallTable';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../../../src/ui/DataTable';
import { recordsQuery } from '../data/queries';
import { asTime } from '../parts/times';

/** What browsers blocked on pages of the app, newest first. */
function SecurityReports() {
  const { data: reports = [] } = useQuery(recordsQuery('securityReports'));
  return (
    <Section
      title="Security reports"
      isWide
      about="What browsers blocked on our pages, because the Content-Security-Policy forbids it."
    >
      <DataTable<StoredRecord>
        caption="Security reports"
        captionHidden
        rows={[...reports].sort((one, other) => Number(other['lastAt']) - Number(one['lastAt']))}
        rowId={({ id }) => String(id)}
        pageSize={20}
        empty={<p className="wb-quiet">No browser has reported anything.</p>}
        columns={[
          { id: 'blocked', header: 'Blocked', isRowHeader: true, cell: ({ blocked }) => String(blocked) },
          {
            id: 'rule',
            header: 'Rule',
            cell: ({ rule, isReportOnly }) => `${String(rule)}${isReportOnly === true ? ' (report only)' : ''}`,
          },
          { id: 'page', header: 'Page', cell: ({ page }) => String(page) },
          { id: 'count', header: 'Times', cell: ({ count }) => String(count) },
          { id: 'last', header: 'Last', cell: ({ lastAt }) => asTime(Number(lastAt)) },
        ]}
      />
    </Section>
  );
}

/** The calls to the services, and what browsers blocked. */
export function TrafficView() {
  const { act } = useAct();
  const [search, setSearch] = useState('');
  const [onlyBreaches, setOnlyBreaches] = useState(false);
  return (
    <>
      <Section
        title="Journal"
        isWide
        about="The details of a call are what was sent, what came back, and what the contract says."
      >
        <div className="wb-form">
          <Find label="Find a call" value={search} onFind={setSearch} />
          <Checkbox
            label="Only off the contract"
            checked={onlyBreaches}
            onChange={(event) => setOnlyBreaches(event.target.checked)}
          />
          <Button onClick={() => act(() => done(control.DELETE('/__mock/journal', {})), 'The journal is empty.')}>
            Empty the journal
          </Button>
        </div>
        <CallTable search={search} onlyBreaches={onlyBreaches} />
      </Section>
      <SecurityReports />
    </>
  );
}
