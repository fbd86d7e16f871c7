import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../screen';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What docs/decisions/kept-input.md never keeps: passwords, codes, dates of birth, and a consent. */
const SECRET = '[type="password"], [type="checkbox"], [autocomplete="one-time-code"], [autocomplete^="bday"]';

/** The open dialog, or the page. */
const place = (): Element => document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document.body;

/** By its name, since its label is of the language of the page. */
function controlOf(name: string): Control | null {
  return place().querySelector<Control>(`[name="${name}"]:not([aria-hidden="true"])`);
}

export interface Typed {
  readonly plain: Readonly<Record<string, string>>;
  readonly secret: Readonly<Record<string, string>>;
}

/** What the fields show now. */
export function typed(): Typed {
  const found = { plain: new Map<string, string>(), secret: new Map<string, string>() };
  for (const control of place().querySelectorAll<Control>('input[name], select[name], textarea[name]')) {
    const isChoice = control.matches('[type="checkbox"], [type="radio"]');
    if (control.matches('[type="radio"]:not(:checked)')) continue;
    const value = isChoice && control.matches(':not(:checked)') ? '' : control.value;
    found[control.matches(SECRET) ? 'secret' : 'plain'].set(control.name, value);
  }
  return { plain: Object.fromEntries(found.plain), secret: Object.fromEntries(found.secret) };
}

/** Leads to the form, from wherever the page has opened. @param way the buttons, each once, where the form is not there */
export async function reach(fields: readonly string[], way: readonly (string | RegExp)[] = []): Promise<void> {
  const isThere = () => fields.every((name) => controlOf(name) !== null);
  for (const name of way) {
    await expect
      .poll(() => isThere() || button(name).elements().length > 0, { message: `"${String(name)}"` })
      .toBe(true);
    if (!isThere()) await button(name).first().click();
  }
  await expect.poll(isThere, { message: `the fields ${fields.join(', ')}` }).toBe(true);
}

export type Values = Readonly<Record<string, string | true>>;

/** As a person does it. A select takes a value, a box and a radio button `true`. */
export async function fill(values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(name);
    if (control === null) throw new Error(`No field has the name "${name}".`);
    const found = page.elementLocator(control);
    if (value === true) await found.click();
    else if (control instanceof HTMLSelectElement) await found.selectOptions(value);
    else await found.fill(value);
  }
}

/** What an extension fills, and what it leaves to the person: boxes, radio buttons, lists. */
export function byHand(values: Values): { texts: Record<string, string>; choices: Values } {
  const isText = ([name, value]: [string, string | true]) => value !== true && !controlOf(name)?.matches('select');
  const entries = Object.entries(values);
  const texts = entries.filter(isText).map(([name, value]) => [name, String(value)]);
  return { texts: Object.fromEntries(texts), choices: Object.fromEntries(entries.filter((one) => !isText(one))) };
}

/** As an extension does it: in its own world, where it meets the element without React's part, and with no event. */
export function fillSilently(values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(name);
    const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    if (typeof value === 'string') Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
  }
}

export function submitButton(): HTMLElement {
  const found = place().querySelector<HTMLElement>('button[type="submit"]');
  if (found === null) throw new Error('The form has no button to send it.');
  return found;
}

/** Waits until the press has its answer. The button of a page that the app leaves stays busy. */
export const isAnswered = (left: readonly string[]): Promise<void> =>
  expect
    .poll(() => left.length > 0 || document.querySelector('[data-busy]') === null, { message: 'an answer' })
    .toBe(true);

/** Moves the pointer from the title over a field. */
export async function crossForm(): Promise<void> {
  await page.elementLocator(place().querySelector('h1, h2') ?? place()).hover();
  await page.elementLocator(place().querySelector('form label, form legend') ?? place()).hover();
}

/** The person is at the last field. */
export function rest(values: Values): void {
  for (const name of Object.keys(values)) controlOf(name)?.focus();
}
