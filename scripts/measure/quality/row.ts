/** A line of the table of figures: the promise, the figure, and the command that prints it. */
export interface Row {
  property: string;
  figure: string;
  limit: string;
  /** False when the figure is over its limit or could not be measured. */
  ok: boolean;
}

/** `part` is from 0 to 1. NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
