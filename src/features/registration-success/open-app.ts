import { APP_STORE_FALLBACK_MS } from '../../config/constants';
import { environment } from '../../navigation/navigation';

export type Device = 'desktop' | 'ios' | 'android';

interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** No browser API names the app store. An iPad requests desktop pages and reports a Mac; no other Mac has touch. */
export function deviceOf({ userAgent, maxTouchPoints }: Browser): Device {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /\bAndroid\b|\bMobile\b/.test(userAgent) ? 'android' : 'desktop';
}

/** Browsers do not report whether a link opened an app, but opening one hides the page. Returns how to cancel. */
export function openAppOrStore(openUrl: string, storeUrl: string): () => void {
  const { assign } = environment();
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHidden);
    removeEventListener('pagehide', stop);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') stop();
  };
  const timer = setTimeout(() => {
    stop();
    if (document.visibilityState !== 'hidden') assign(storeUrl);
  }, APP_STORE_FALLBACK_MS);
  document.addEventListener('visibilitychange', onHidden);
  addEventListener('pagehide', stop);
  assign(openUrl);
  return stop;
}
