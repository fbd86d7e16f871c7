/**
 * The mock panel beside the app (see docs/testing.md). A small button in a corner opens the dashboard in a frame. The
 * frame covers nothing: the page makes room at its side, or at the foot of a narrow window.
 */
export const panelScript = `'use strict';
const SHORTCUT = 'Alt+Shift+M';
const host = document.createElement('aside');
host.id = 'mock-panel';
host.setAttribute('aria-label', 'Mock server');
const toggle = document.createElement('button');
toggle.type = 'button';
toggle.textContent = 'Mock server';
toggle.title = 'Open or close it: ' + SHORTCUT;
toggle.setAttribute('aria-keyshortcuts', SHORTCUT);
toggle.setAttribute('aria-expanded', 'false');
host.append(toggle);
let frame;

function worldNow() {
  return document.cookie.match(/(?:^|; )mock-world=([^;]*)/)?.[1] ?? 'default';
}
const opened = worldNow();

/** A page of another world moves the whole browser: this page then acts in a world that it was not opened in. */
function tellWorld() {
  const now = worldNow();
  toggle.textContent = now === opened ? 'Mock server' : 'Mock server: in world ' + now + ' now, no longer in ' + opened;
}
addEventListener('focus', tellWorld);
document.addEventListener('visibilitychange', tellWorld);

function show(isOpen) {
  document.documentElement.toggleAttribute('data-mock-panel-open', isOpen);
  toggle.setAttribute('aria-expanded', String(isOpen));
  if (isOpen && frame === undefined) {
    frame = document.createElement('iframe');
    frame.title = 'Mock server';
    frame.src = '/__mock?view=panel';
    host.append(frame);
  } else if (!isOpen && frame !== undefined) {
    frame.remove();
    frame = undefined;
  }
}

toggle.addEventListener('click', () => show(frame === undefined));
document.addEventListener('keydown', (event) => {
  if (event.altKey && event.shiftKey && event.code === 'KeyM') {
    show(frame === undefined);
    if (frame === undefined) toggle.focus();
    else frame.focus();
  }
});
document.body.append(host);
document.documentElement.setAttribute('data-mock-panel', '');
`;

export const panelStyle = `
#mock-panel { position: fixed; inset: auto 0 0 auto; z-index: 0; font: 14px/1.4 system-ui, sans-serif; color-scheme: light dark; display: flex; flex-direction: column; }
#mock-panel > button { align-self: end; font: inherit; min-height: 28px; padding: 2px 12px; border: 1px solid #4d5560; border-block-end: 0; border-radius: 6px 6px 0 0; background: light-dark(#f4f6f8, #20252b); color: light-dark(#1b1f24, #e8eaed); cursor: pointer; }
#mock-panel > button:focus-visible { outline: 2px solid light-dark(#0b57a4, #8fc1ff); outline-offset: -4px; }
#mock-panel > iframe { flex: 1; inline-size: 100%; border: 0; border-block-start: 1px solid #4d5560; background: light-dark(#fff, #16191d); }
/* Room at the foot, so that the user can scroll any content clear of the button. */
html[data-mock-panel] body { padding-block-end: 32px; }
html[data-mock-panel-open] #mock-panel { inset: auto 0 0 0; block-size: 45vh; }
html[data-mock-panel-open] body { padding-block-end: 45vh; }
@media (min-width: 1000px) {
  html[data-mock-panel-open] #mock-panel { inset: 0 0 0 auto; inline-size: 400px; block-size: auto; border-inline-start: 1px solid #4d5560; }
  html[data-mock-panel-open] body { padding-block-end: 0; padding-inline-end: 400px; }
}
@media print { #mock-panel { display: none; } }
`;
