import './data-table.css';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from './announce';
import { Button } from './Button';
import { focusHome } from './focus-home';
import { keepFocusWithin } from './keep-focus-within';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isRowHeader?: boolean;
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Whether a row is no longer valid, such as a revoked device. The table mutes it. */
  isMuted?: (row: Row) => boolean;
  pageSize?: number;
  empty?: ReactNode;
}

/**
 * The native roles of the elements. They are explicit because WebKit drops them where `display` turns rows into cards.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Below 560 px each row is a card with the headers as labels. It stays a table for assistive technology. */
export function DataTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowId,
  isMuted,
  pageSize = 5,
  empty,
}: DataTableProps<Row>) {
  const captionId = useId();
  const [chosenPage, setChosenPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(chosenPage, pages);

  if (rows.length === 0 && empty) return <div className="ui-table__empty">{empty}</div>;
  return (
    <div className="ui-table" ref={keepFocusWithin} {...focusHome}>
      {/* WebKit gives a table with an explicit role no name from its caption. */}
      <table {...roles.table} aria-labelledby={captionId}>
        <caption id={captionId} className={captionHidden ? 'ui-visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th {...roles.column} key={column.id} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
            <tr {...roles.row} key={rowId(row)} data-muted={isMuted?.(row) || undefined} {...focusHome}>
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th {...roles.name} key={column.id} scope="row" data-label={column.header}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td {...roles.cell} key={column.id} data-label={column.header} data-align={column.align}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && <Pager table={caption} page={page} pages={pages} onPage={setChosenPage} />}
    </div>
  );
}

interface PagerProps {
  table: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function Pager({ table, page, pages, onPage }: PagerProps) {
  const { t } = useTranslation('ui');
  function turn(to: number) {
    // Not disabled at the ends, so that the pressed button keeps the focus.
    if (to < 1 || to > pages) return;
    onPage(to);
    announce(t('table.page', { page: to, total: pages }));
  }
  return (
    <nav className="ui-table__pager" aria-label={t('table.pages', { table })}>
      <Button compact aria-disabled={page === 1} onClick={() => turn(page - 1)}>
        {t('table.previous')}
      </Button>
      <span>{t('table.page', { page, total: pages })}</span>
      <Button compact aria-disabled={page === pages} onClick={() => turn(page + 1)}>
        {t('table.next')}
      </Button>
    </nav>
  );
}
