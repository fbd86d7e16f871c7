import { APP_STORE_FALLBACK_MS } from '../../platform/constants';

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
