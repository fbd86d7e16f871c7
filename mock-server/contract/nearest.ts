/**
 * For "did you mean": the candidate with the fewest edits to the typed text (Levenshtein). Empty without candidates.
 */
export function nearest(typed: string, candidates: readonly string[]): string {
  let best = '';
  let fewest = Infinity;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - Math.min(typed.length, 100)) >= fewest) continue;
    const edits = distance(typed.slice(0, 100).toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? Infinity;
}
