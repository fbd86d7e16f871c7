/** A line of the table of figures: what is promised, what was measured, and the command that prints it. */
export interface Row {
  property: string;
  figure: string;
  /** What the figure may be, in words; empty for one that is only told. */
  limit: string;
  /** False when the figure is over its limit, or could not be had. */
  ok: boolean;
  command: string;
}

/** The value that half of them do not exceed, and so for other parts; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
