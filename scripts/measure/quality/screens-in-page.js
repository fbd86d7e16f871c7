// Runs in the page (clicks.ts). Records every click and every painted screen in epoch ms, so times are comparable
// across documents. It is plain JavaScript, because the browser gets it without a build.
(() => {
  let last = '';
  let isLookDue = false;
  let restless = 0;
  const isVisible = (element) => element !== null && element.checkVisibility({ visibilityProperty: true });

  /**
   * Identifies the screen by its heading, selected tab and password field, once its content has loaded. Runs just
   * before the paint. Earlier it would force layouts that the page does not need, and measure them.
   */
  function look() {
    isLookDue = false;
    const heading = document.querySelector('main h1, h1');
    if (!isVisible(heading) || document.querySelector('[aria-busy="true"], .ui-skeleton') !== null) return;
    const chosen = document.querySelector('nav [aria-current="page"]')?.textContent ?? '';
    const shows = `${heading.textContent} tab ${chosen} ${isVisible(document.querySelector('input[name="password"]')) ? 'password' : ''}`;
    if (shows === last) return;
    last = shows;
    // A new task after the animation frame runs after the paint.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => void window.__shown(shows, performance.timeOrigin + performance.now());
    port2.postMessage(null);
  }

  /** When the page last received a file or a response, or finished a long task, ms since it opened. */
  new window.PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) restless = Math.max(restless, startTime + duration);
  }).observe({ entryTypes: ['longtask', 'resource'] });
  window.__quietMs = () => performance.now() - restless;

  addEventListener('click', (event) => void window.__clicked(performance.timeOrigin + event.timeStamp), true);
  const lookBeforePaint = () => {
    if (!isLookDue) requestAnimationFrame(look);
    isLookDue = true;
  };
  new MutationObserver(lookBeforePaint).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
})();
