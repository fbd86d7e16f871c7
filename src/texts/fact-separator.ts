/** Separates the short facts of one line: "Created 3 days ago · Not used yet". A line breaks after it, never before it. */
export const FACT_SEPARATOR = '\u00a0· ';
