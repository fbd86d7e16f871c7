/**
 * The script of the app host page. A native web view injects its bridge before the page runs. A page outside the frame
 * cannot, so this script sets the bridge in the first animation frame after each load. It accepts messages only from
 * the frame and from its own origin.
 */
export const hostScript = `'use strict';
const frame = document.getElementById('web-view');
const events = document.getElementById('events');

function show(text) {
  const item = document.createElement('li');
  const code = document.createElement('code');
  code.textContent = String(text).slice(0, 2000);
  item.append(code);
  events.append(item);
}

function lendBridge() {
  const view = frame.contentWindow;
  try {
    const isOpen = view && view.location.href !== 'about:blank';
    if (isOpen && view.ReactNativeWebView === undefined) view.ReactNativeWebView = { postMessage: show };
  } catch {
    // The frame shows another origin, which gets no bridge.
  }
  requestAnimationFrame(lendBridge);
}
lendBridge();

addEventListener('message', (event) => {
  if (event.source === frame.contentWindow && event.origin === location.origin) show(JSON.stringify(event.data));
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || !target.dataset.say) return;
  frame.contentWindow.postMessage({ type: target.dataset.say }, location.origin);
});
`;
