/** Formats seconds as minutes and seconds: 272 becomes "4:32". */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Remaining seconds at which the countdown is announced. Announcing every second would be unbearable. */
const THRESHOLDS = [300, 240, 180, 120, 60, 30, 10];

/** Whether the countdown passed a threshold between two ticks; a throttled tab may skip the exact second. */
export function passesThreshold(before: number, now: number): boolean {
  return THRESHOLDS.some((at) => before > at && now <= at);
}
