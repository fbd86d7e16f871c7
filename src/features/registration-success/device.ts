/** What the page runs on, as far as the app stores care (see docs/product/2-screens.md#registration-success). */
export type Device = 'desktop' | 'ios' | 'android';

interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * Tells phones and tablets from desktops by the user agent, since no feature says which store a device has. An iPad
 * asks for desktop pages and calls itself a Mac: it is the only Mac with a touch screen. Every other mobile device
 * counts as one of Android's store ("the iOS store on iOS, the Android store otherwise").
 */
export function deviceOf({ userAgent, maxTouchPoints }: Browser): Device {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /\bAndroid\b|\bMobile\b/.test(userAgent) ? 'android' : 'desktop';
}
