/** From epoch ms, in this machine's zone: "22 Nov 2026, 17:11". */
export function asDateTime(at: number): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** From epoch ms, with seconds. */
export function asTime(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'medium' });
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Rounded in the largest unit: "in 15 minutes", also when a second has passed. */
export function fromNow(ms: number): string {
  const [unit, size] =
    units.find(([, length], index) => Math.abs(ms) >= length - (units[index + 1]?.[1] ?? 0) / 2) ?? units[3];
  return new Intl.RelativeTimeFormat('en-GB').format(Math.round(ms / size), unit);
}

/** From epoch ms to the value of a `datetime-local` field, in this machine's zone. */
export function asFieldValue(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
