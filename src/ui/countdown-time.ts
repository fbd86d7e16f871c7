/** Minutes and seconds as a clock shows them: 272 becomes "4:32". */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds at which the remaining time is said aloud: a countdown that speaks every second cannot be listened to. */
const THRESHOLDS = [300, 240, 180, 120, 60, 30, 10];

/** Whether a threshold lies between two looks at the clock: a throttled tab may skip the very second. */
export function passesThreshold(before: number, now: number): boolean {
  return THRESHOLDS.some((at) => before > at && now <= at);
}
