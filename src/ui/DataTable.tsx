import './data-table.css';
import { type ReactNode, useState } from 'react';
import { announce } from './announce';
import { Button } from './Button';
import { classNames } from './class-names';
import { ChevronRightIcon, ArrowLeftIcon } from './Icons';
import { useUiText } from './text';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row. */
  isRowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** Name of the table; read, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Rows that are drawn as past ("Revoked"). */
  isMuted?: (row: Row) => boolean;
  pageSize: number;
}

/** A table in HTML, a page at a time; the pager is hidden when a single page holds all (spec 9, Devices table). Under 560 px rows are cards. */
export function DataTable<Row>({ caption, columns, rows, rowId, isMuted, pageSize }: DataTableProps<Row>) {
  const { text } = useUiText();
  const [wanted, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  // A row may have gone since: never a page past the last.
  const page = Math.min(wanted, pages - 1);

  function turn(to: number) {
    setPage(to);
    announce(text('table.page', { page: to + 1, total: pages }));
  }

  return (
    <div className="ui-table">
      <table>
        <caption className="ui-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(page * pageSize, (page + 1) * pageSize).map((row) => (
            <tr key={rowId(row)} className={classNames(isMuted?.(row) && 'is-muted')}>
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th key={column.id} scope="row" data-header={column.header}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} data-header={column.header}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <nav className="ui-table__pager" aria-label={text('table.pages', { table: caption })}>
          <Button compact icon={<ArrowLeftIcon size={16} />} disabled={page === 0} onClick={() => turn(page - 1)}>
            {text('table.previous')}
          </Button>
          <span>{text('table.page', { page: page + 1, total: pages })}</span>
          <Button compact iconAfter={<ChevronRightIcon size={16} />} disabled={page === pages - 1} onClick={() => turn(page + 1)}>
            {text('table.next')}
          </Button>
        </nav>
      )}
    </div>
  );
}
