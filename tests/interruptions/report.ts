import { mkdirSync, writeFileSync } from 'node:fs';
import { html } from '../../mock-server/http/html';
import { type FormRow, forms, formsWithoutInput } from './forms';
import { writeGridPage } from '../support/runner/grid-page';
import { type LastResult, LastResults, notesOf } from '../support/runner/last-results';
import { interruptions, isMet } from './interruptions';

const folder = 'reports/interruptions';

/** Prints the grid of forms and interruptions. Writes it as a page, and its cells for `npm run quality`. */
export default class InterruptionsReport extends LastResults {
  constructor() {
    super('interruptions');
  }

  protected override write(results: readonly LastResult[]): void {
    const cells = results.map(cellOf);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/cells.json`, JSON.stringify(cells, null, 2));
    writeGrid(cells);
  }
}

interface Cell {
  readonly form: string;
  readonly interruption: string;
  /** "kept", "asked" or "failed". */
  readonly end: string;
  /** How many elements the error has moved. */
  readonly moved: number;
  /** How many actions have left the focus on the body. */
  readonly focusLost: number;
}

function cellOf(last: LastResult): Cell {
  const [, form = '', title = ''] = last.titles;
  return {
    form,
    interruption: title.replace('meets ', ''),
    end: notesOf(last, 'end')[0] ?? 'failed',
    moved: Number(notesOf(last, 'moved')[0] ?? 0),
    focusLost: Number(notesOf(last, 'focus lost')[0] ?? 0),
  };
}

/** The name of a row: the component, and its use when it has several. */
export function nameOf({ file, use }: Pick<FormRow, 'file' | 'use'>): string {
  const component = file.replace(/^.*\//, '').replace('.tsx', '');
  return use === undefined ? component : `${component} (${use})`;
}

function writeGrid(cells: readonly Cell[]): void {
  const textOf = (form: FormRow, { name }: { name: string }): string => {
    const interruption = interruptions.find((one) => one.name === name);
    const met = interruption === undefined ? 'unknown' : isMet(interruption, form);
    if (met !== true) return `- (${met})`;
    const cell = cells.find((one) => one.form === nameOf(form) && one.interruption === name);
    return cell?.end ?? 'not in this run';
  };
  const good = cells.filter(({ end }) => end !== 'failed').length;
  const sum =
    `${good} of ${cells.length} cells passed: ${forms.length} forms, ${interruptions.length} interruptions. ` +
    `Forms that keep nothing: ${formsWithoutInput.length}.`;
  if (cells.length > forms.length) {
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
