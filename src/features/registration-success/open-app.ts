import { APP_STORE_FALLBACK_MS } from '../../platform/constants';

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

/**
 * Opens the mobile app by its link, and the store 500 ms later if the page is still visible. Browsers do not report
 * whether a link opened an app, but opening one hides the page.
 * @returns cancels the wait; call it on unmount
 */
export function openAppOrStore(openUrl: string, storeUrl: string, view: Window = window): () => void {
  const { document } = view;
  const stop = () => {
    view.clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHidden);
    view.removeEventListener('pagehide', stop);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') stop();
  };
  const timer = view.setTimeout(() => {
    stop();
    if (document.visibilityState !== 'hidden') view.location.assign(storeUrl);
  }, APP_STORE_FALLBACK_MS);
  document.addEventListener('visibilitychange', onHidden);
  view.addEventListener('pagehide', stop);
  view.location.assign(openUrl);
  return stop;
}
