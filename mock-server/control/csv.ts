import papaparse from 'papaparse';
import { ControlRefusal } from './refusal';

/**
 * Reads CSV (RFC 4180) whose first line names the fields. An empty cell leaves its field out.
 * @returns one object for each line, with texts as values
 * @throws ControlRefusal 400 with the number of the line that does not fit
 */
export function rowsOfCsv(text: string): Record<string, string>[] {
  const { data, errors } = papaparse.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    delimiter: ',',
  });
  const [problem] = errors;
  if (problem)
    throw new ControlRefusal(
      400,
      'MALFORMED_REQUEST',
      // Row 0 is the line after the names.
      `Line ${(problem.row ?? 0) + 2} of the table does not fit: ${problem.message}.`,
    );
  return data.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')));
}
