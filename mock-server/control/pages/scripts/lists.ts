/**
 * The lists of the dashboard, for the browser: messages, faults, flags, the journal, security reports. Plain JavaScript that runs without
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

/** The start of a directive's name, and what the directive is about. The first match counts. */
const kinds = [
  ['script', 'A script'], ['style', 'A style'], ['img', 'An image'], ['font', 'A font'], ['connect', 'A request'], ['frame-ancestors', 'Showing this page in a frame'],
  ['frame', 'A frame'], ['child', 'A frame'], ['form-action', 'Sending a form'], ['manifest', 'A manifest'], ['media', 'A video or sound'], ['object', 'A plug-in'],
  ['worker', 'A worker'], ['base-uri', 'A changed base address'], ['require-trusted-types', 'Text used as code'], ['trusted-types', 'A Trusted Types policy'],
];

/** For example: "A script from https://evil.example was blocked on /auth/login at 14:05:00 (script-src-elem)". */
function reportEntry(report) {
  const kind = kinds.find(([start]) => report.rule.startsWith(start));
  const from = report.blocked.includes('/') ? ' from ' + report.blocked : report.blocked === 'inline' ? ' in the page itself' : report.blocked === 'unknown' || report.blocked.startsWith('trusted-types') ? '' : ' from "' + report.blocked + '"';
  const done = report.isReportOnly ? ' would be blocked on ' : ' was blocked on ';
  const often = report.count === 1 ? ' at' : ', ' + report.count + ' times, last at';
  return entry((kind === undefined ? 'Something' : kind[1]) + from + done + report.page + often + ' ' + new Date(report.lastAt).toLocaleTimeString('en-GB', { timeStyle: 'medium' }) + ' (' + report.rule + ')', []);
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
