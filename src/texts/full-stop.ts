import type { PostProcessorModule } from 'i18next';

/** Marks the full stop that ends a value, until the text is complete. No text has this character of private use. */
const END = '\uE000';

/** Marks a value that ends with a full stop, such as "Harbor Foods, Inc.". */
export function marked(value: string): string {
  return value.endsWith('.') ? value + END : value;
}

/** Drops the full stop of a text after a value that ends with one: "You are working with Harbor Foods, Inc." */
export const oneFullStop = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text: string) => text.replace(AFTER_A_FULL_STOP, '$1').replaceAll(END, ''),
} as const satisfies PostProcessorModule;

/** The full stop of the text, and before it the mark, which the end of an isolation may follow. */
const AFTER_A_FULL_STOP = new RegExp(`${END}(\u2069?)\\.`, 'g');
