/**
 * The script of the app host page. A native web view injects its bridge before the page runs; from outside a frame the
 * nearest to that is to put it in with the first picture after each load. Messages count when they come from the frame
 * and from our own origin.
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
    if (view && view.location.href !== 'about:blank' && view.ReactNativeWebView === undefined) view.ReactNativeWebView = { postMessage: show };
  } catch {
    // The frame shows another origin: no bridge for it.
  }
  requestAnimationFrame(lendBridge);
}
lendBridge();

addEventListener('message', (event) => {
  if (event.source === frame.contentWindow && event.origin === location.origin) show(JSON.stringify(event.data));
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement && target.dataset.say) frame.contentWindow.postMessage({ type: target.dataset.say }, location.origin);
});
`;
