/** The device type, which selects the app store. */
export type Device = 'desktop' | 'ios' | 'android';

interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * Tells phones and tablets from desktops by the user agent, because no browser API names the app store. An iPad
 * requests desktop pages and reports a Mac; no other Mac has a touch screen. Every other mobile device counts as
 * Android ("the iOS store on iOS, the Android store otherwise").
 */
export function deviceOf({ userAgent, maxTouchPoints }: Browser): Device {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /\bAndroid\b|\bMobile\b/.test(userAgent) ? 'android' : 'desktop';
}
