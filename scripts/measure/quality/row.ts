/** A line of the table of figures: the promise, the measured value, and the command that prints it. */
export interface Row {
  property: string;
  figure: string;
  /** The limit in words; empty for a figure without one. */
  limit: string;
  /** False when the figure is over its limit or could not be measured. */
  ok: boolean;
  command: string;
  /** For a time that is held against the build of another commit: its value, and the most of that one's it may be. */
  beside?: { ms: number; most: number };
}

/** The most of the build before that a time of a user may be. */
export const MOST_OF_BEFORE = 1.15;

/** The value at a quantile (`part` from 0 to 1); NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
