import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../../../../src/ui/DataTable';
import type { StoredRecord } from '../../data/control';
import { recordsQuery } from '../../data/queries';
import { Section } from '../../parts/Section';
import { asTime } from '../../parts/times';

/** What browsers blocked on pages of the app, newest first. */
export function SecurityReports() {
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
