/**
 * The lists of the dashboard, for the browser: messages, faults, flags, the journal. Plain JavaScript that runs without
 * a build, under a policy that forbids inline scripts and HTML from text.
 */
export const dashboardLists = `'use strict';
const byId = (id) => document.getElementById(id);

function element(name, options) {
  const made = document.createElement(name);
  const { text, className, data, onClick } = options || {};
  if (text !== undefined) made.textContent = text;
  if (className !== undefined) made.className = className;
  if (data !== undefined) Object.assign(made.dataset, data);
  if (onClick !== undefined) made.addEventListener('click', onClick);
  return made;
}

function quietButton(text, onClick) {
  const button = element('button', { text, className: 'quiet', onClick });
  button.type = 'button';
  return button;
}

/** One entry of a list: its text, and its buttons. */
function entry(text, actions, isBad) {
  const item = element('li');
  const told = element('span', { text });
  if (isBad) told.className = 'bad';
  item.append(told, ...actions);
  return item;
}

function fill(list, entries, empty) {
  list.replaceChildren(...(entries.length > 0 ? entries : [element('li', { text: empty, className: 'empty' })]));
  // A list that scrolls needs keyboard focus.
  const scrolls = list.scrollHeight > list.clientHeight;
  if (scrolls) list.tabIndex = 0;
  else list.removeAttribute('tabindex');
}

function messageEntry(message) {
  const actions = [];
  if (message.link !== null) actions.push(quietButton('Open link', () => go(message.link)));
  if (message.code !== null) actions.push(quietButton('Copy code ' + message.code, () => copy(message.code)));
  return entry(message.channel + ' to ' + message.to + ': ' + message.subject, actions);
}

function callEntry(call) {
  const off = call.breaches.map((one) => one.where + ' ' + (one.path || 'body') + ' ' + one.message);
  const parts = [String(call.status), call.operationId || call.method + ' ' + call.url, call.errorCode, call.fault === null ? null : 'by a fault', call.voice === 'contract' ? null : 'in the voice ' + call.voice, Math.round(call.tookMs) + ' ms'];
  return entry(parts.filter((part) => part !== null).join('  ') + (off.length > 0 ? '  off the contract: ' + off.join('; ') : ''), [], off.length > 0);
}

function faultEntry(fault) {
  const how = fault.drop ? 'dropped' : fault.truncate ? 'breaks off' : fault.status !== undefined ? String(fault.status) + (fault.code ? ' ' + fault.code : '') : fault.delayMs !== undefined ? fault.delayMs + ' ms late' : fault.voice !== undefined ? 'in the voice ' + fault.voice : 'another body';
  const when = fault.nth !== undefined ? 'the call number ' + fault.nth : fault.times === 1 ? 'once' : fault.times !== undefined ? fault.times + ' times' : 'always';
  return entry(fault.operationId + ': ' + how + ', ' + when + ' (hit ' + fault.hits + ')', [quietButton('Mend', () => act(() => send('DELETE', '/faults?id=' + encodeURIComponent(fault.id)), 'It is mended.'))]);
}

function voiceEntry(operationId, voice) {
  return entry(operationId + ': ' + voice, [quietButton('As the world', () => act(() => send('PUT', '/voice', { voice: byId('world-voice').textContent, operationId }), operationId + ' has the voice of its world.'))]);
}

function flagEntry(flag) {
  const name = flag.flag + (flag.clientId === null ? '' : ' (client ' + flag.clientId + ')');
  const button = quietButton(name, () => act(() => send('PUT', '/flags/' + encodeURIComponent(flag.flag), { isEnabled: !flag.isEnabled, clientId: flag.clientId }), name + ' is ' + (flag.isEnabled ? 'off' : 'on') + '.'));
  button.setAttribute('aria-pressed', String(flag.isEnabled));
  return entry(flag.isEnabled ? 'on' : 'off', [button]);
}
`;
