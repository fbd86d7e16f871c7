import papaparse from 'papaparse';
import type { Problem } from '../contract/contract';
import { ControlRefusal } from './refusal';
import { inWords } from './validate';

/**
 * Reads CSV (RFC 4180) whose first line names the fields. An empty cell leaves its field out.
 * @returns one object for each line, with texts as values
 * @throws ControlRefusal 400 with the number of the line that does not fit
 */
export function rowsOfCsv(text: string): Record<string, string>[] {
  const { data, errors, meta } = papaparse.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    delimiter: ',',
  });
  const [problem] = errors;
  if (problem) throw refusalOfLine(problem.row ?? 0, `${problem.message}.`);
  if (data.length === 0)
    throw new ControlRefusal(
      400,
      'MALFORMED_REQUEST',
      meta.fields?.length
        ? 'The table has only the names of its columns: add a line for each person.'
        : 'The table is empty: its first line names the columns.',
    );
  return data.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')));
}

/** Names the line and the column of a problem of the list that was read from a table. */
export function refusalOfTable({ path, message }: Problem): ControlRefusal {
  const [, row, ...column] = path.split('/');
  const said = inWords({
    path: column.map((name) => `/${name}`).join(''),
    message: message.replace('there is no field', 'there is no column'),
  });
  return row === undefined
    ? new ControlRefusal(400, 'MALFORMED_REQUEST', `The table ${said}.`)
    : refusalOfLine(Number(row), `${said}.`, path);
}

/** Row 0 is the line after the names. */
export function refusalOfLine(row: number, message: string, field = `/${row}`): ControlRefusal {
  return new ControlRefusal(400, 'MALFORMED_REQUEST', `Line ${row + 2}: ${message}`, field);
}
