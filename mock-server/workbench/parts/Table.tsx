import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../../../src/ui/DataTable';

interface TableProps<Row> extends Omit<DataTableProps<Row>, 'captionHidden' | 'empty'> {
  /** The sentence in place of a table without rows. */
  empty: string;
  /** The buttons of a row, in the last column. */
  actions?: (row: Row) => ReactNode;
}

/** A table of the dashboard. The heading above it names it for the eye. */
export function Table<Row>({ empty, actions, columns, ...rest }: TableProps<Row>) {
  const last = actions ? [{ id: 'actions', header: 'Actions', align: 'end' as const, cell: actions }] : [];
  return (
    <DataTable<Row>
      {...rest}
      captionHidden
      empty={<p className="wb-quiet">{empty}</p>}
      columns={[...columns, ...last]}
    />
  );
}
