/** A line of the table of figures: the promise, the figure, and the command that prints it. */
export interface Row {
  property: string;
  figure: string;
  /** Empty for a figure without a limit. */
  limit: string;
  /** False when the figure is over its limit or could not be measured. */
  ok: boolean;
  command: string;
  /** For a time that is compared with the build of another commit. `most` limits the ratio of the two. */
  beside?: { ms: number; most: number };
}

/** Limits a user's time: its ratio to the time of the build before. */
export const MOST_OF_BEFORE = 1.15;

/** `part` is from 0 to 1. NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The chance that a value of `one` is above a value of `other`; 0.5 when the two do not differ. */
export function chanceOfLater(one: readonly number[], other: readonly number[]): number {
  const above = one.flatMap((value) => other.map((against) => (value === against ? 0.5 : Number(value > against))));
  return above.reduce((sum, share) => sum + share, 0) / above.length;
}
