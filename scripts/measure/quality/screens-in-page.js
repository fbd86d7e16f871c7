// Runs in the page (clicks.ts). Records the time of every click and of every painted screen in epoch ms, so that times
// are comparable across documents. It is plain JavaScript, because the browser gets it without a build.
(() => {
  let last = '';
  const isVisible = (element) => element !== null && element.checkVisibility({ visibilityProperty: true });

  /** Identifies the screen by its heading, selected tab and password field, once its content has loaded. */
  function look() {
    const heading = document.querySelector('main h1, h1');
    if (!isVisible(heading) || document.querySelector('[aria-busy="true"], .ui-skeleton') !== null) return;
    const chosen = document.querySelector('[role="tab"][aria-selected="true"]')?.textContent ?? '';
    const shows = `${heading.textContent} tab ${chosen} ${isVisible(document.querySelector('input[name="password"]')) ? 'password' : ''}`;
    if (shows === last) return;
    last = shows;
    // A new task after the animation frame runs after the paint.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => void window.__shown(shows, performance.timeOrigin + performance.now());
      port2.postMessage(null);
    });
  }

  addEventListener('click', (event) => void window.__clicked(performance.timeOrigin + event.timeStamp), true);
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
})();
