/** Reads a number that is not negative. Older services send it as text. Returns undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' ? value >= 0 && value < Infinity : /^\d+(?:\.\d+)?$/.test(String(value));
  return isNumber ? Number(value) : undefined;
}
