import { isFound } from '../search';

interface PageQuery {
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** One page of the rows that fit the search, and how many fit. */
export function pageOf<Row>(
  rows: readonly Row[],
  { search = '', limit, offset = 0 }: PageQuery,
  textOf: (row: Row) => string,
) {
  const found = search === '' ? rows : rows.filter((row) => isFound(search, textOf(row)));
  const headers: [string, string][] = [['X-Total-Count', String(found.length)]];
  return { body: found.slice(offset, limit === undefined ? undefined : offset + limit), headers };
}
