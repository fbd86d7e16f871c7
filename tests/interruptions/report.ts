import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { html } from '../../mock-server/http/html';
import { type FormRow, forms, formsWithoutInput } from './forms';
import { writeGridPage } from '../support/runner/grid-page';
import { interruptions, isMet } from './interruptions';

export const folder = 'reports/interruptions';
const cellSchema = z.object({
  form: z.string(),
  interruption: z.string(),
  end: z.enum(['kept', 'asked', 'failed']),
  /** How many elements the error has moved. */
  moved: z.number(),
  /** How many actions have left the focus on the body. */
  focusLost: z.number(),
});

/** The result of one form with one interruption. */
export type Cell = z.infer<typeof cellSchema>;

/** The name of a row: the component, and its use when it has several. */
export function nameOf({ file, use }: Pick<FormRow, 'file' | 'use'>): string {
  const component = file.replace(/^.*\//, '').replace('.tsx', '');
  return use === undefined ? component : `${component} (${use})`;
}

/** Prints the grid of forms and interruptions, and writes it as a page. Runs after the last cell. */
export default function writeReport(): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const cells = files.map((name) => cellSchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
  const whole = process.env.INTERRUPTIONS === 'all';
  const textOf = (form: FormRow, { name }: { name: string }): string => {
    const interruption = interruptions.find((one) => one.name === name);
    const met = interruption === undefined ? 'unknown' : isMet(interruption, form);
    if (met !== true) return `- (${met})`;
    const cell = cells.find((one) => one.form === nameOf(form) && one.interruption === name);
    return cell?.end ?? 'not in this size';
  };
  const good = cells.filter(({ end }) => end !== 'failed').length;
  const sum =
    `${good} of ${cells.length} cells passed: ${forms.length} forms, ${interruptions.length} interruptions. ` +
    `Forms that keep nothing: ${formsWithoutInput.length}.`;
  if (whole) {
    const short = (form: FormRow, one: { name: string }) => textOf(form, one).replace(/ \(.*/, '');
    const width = Math.max(...forms.map((form) => nameOf(form).length)) + 2;
    console.log(
      [
        ''.padEnd(width) + interruptions.map(({ name }) => name).join(' | '),
        ...forms.map(
          (form) =>
            nameOf(form).padEnd(width) +
            interruptions.map((one) => short(form, one).padEnd(one.name.length)).join(' | '),
        ),
      ].join('\n'),
    );
  }
  writeGridPage(folder, {
    title: 'Forms and interruptions',
    sum,
    rowName: 'Form',
    columns: interruptions.map(({ name }) => name),
    rows: forms.map((form) => ({
      name: nameOf(form),
      cells: interruptions.map((one) => html`<td>${textOf(form, one)}</td>`),
    })),
    leftOut: {
      title: 'Forms that keep nothing',
      items: formsWithoutInput.map(({ file, why }) => ({ name: nameOf({ file }), why })),
    },
  });
}
