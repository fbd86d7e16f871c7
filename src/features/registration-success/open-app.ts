import { APP_STORE_FALLBACK_MS } from '../../lib/config/constants';

/**
 * Opens the mobile app by its link, and the store 500 ms later if the page is still in front (see
 * docs/product/1-purpose.md and docs/product/9-limits.md): a browser does not say whether a link has found its app, but
 * the page is hidden when it has.
 * @returns gives the wait up, for a page that is left
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
