// Runs in the page (clicks.ts): tells every click by the time that the browser got it, and every screen by the time
// that it was painted, both in epoch ms, so that they can be compared across documents. Plain JavaScript, since a
// browser is given it as it stands.
(() => {
  let last = '';
  const isVisible = (element) => element !== null && element.checkVisibility({ visibilityProperty: true });

  /** The screen by its heading, the chosen tab and a password field; not before its content has come. */
  function look() {
    const heading = document.querySelector('main h1, h1');
    if (!isVisible(heading) || document.querySelector('[aria-busy="true"], .ui-skeleton') !== null) return;
    const chosen = document.querySelector('[role="tab"][aria-selected="true"]')?.textContent ?? '';
    const shows = `${heading.textContent} tab ${chosen} ${isVisible(document.querySelector('input[name="password"]')) ? 'password' : ''}`;
    if (shows === last) return;
    last = shows;
    // Painted: a task of its own after the frame that draws it.
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
