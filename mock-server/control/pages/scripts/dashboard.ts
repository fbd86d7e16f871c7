/**
 * The dashboard's script for the browser: its forms and buttons, and the live events of the world. Plain JavaScript;
 * see lists.ts.
 */
export const dashboardScript = `
const place = byId('workbench');
const said = byId('said');
const isPanel = place.classList.contains('panel');
// In the panel, the window of the app; in the dashboard, its own window.
const host = isPanel ? window.parent : window;
const pagePath = () => (isPanel ? host.location.pathname + host.location.search : '/auth/login');

async function send(method, path, body) {
  const answer = await fetch('/__mock' + path, {
    method,
    headers: { 'X-Mock-World': place.dataset.world, ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') || '').includes('json');
  const parsed = isJson && text !== '' ? JSON.parse(text) : text;
  if (!answer.ok) throw new Error(parsed.message || 'It answered ' + answer.status + '.');
  return parsed;
}

/** Runs an action and announces the outcome: the done text, or the message of the error. */
async function act(run, done) {
  try {
    await run();
    said.textContent = done;
  } catch (error) {
    said.textContent = error instanceof Error ? error.message : String(error);
  }
}

function go(address) {
  host.location.assign(new URL(address, location.origin).pathname + new URL(address, location.origin).search);
}

async function copy(text) {
  byId('copied').value = text;
  await navigator.clipboard.writeText(text).then(() => (said.textContent = 'It is copied.'), () => {
    byId('copied').select();
    said.textContent = 'It stands under "Copy as": this browser does not let a page copy by itself.';
  });
}

/** Reloads the app beside the panel, because its page shows outdated state. */
function reloadHost() {
  if (isPanel) host.location.reload();
}

const onSubmit = (id, run) => byId(id).addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
const value = (id) => byId(id).value;

const be = (persona) => act(async () => {
  await send('POST', '/sign-in', { persona });
  go('/auth/account-settings/switch-clients');
}, 'You are ' + persona + '.');

onSubmit('be', () => be(value('be-person')));
onSubmit('scenario', () => act(() => send('POST', '/scenarios/' + encodeURIComponent(value('scenario-name')), { params: { person: value('scenario-person') } }), 'The scenario ' + value('scenario-name') + ' stands.'));
byId('restart').addEventListener('click', () => act(async () => {
  await send('POST', '/reset', { scenario: value('scenario-name') });
  await refresh();
}, 'The world is new, and the scenario ' + value('scenario-name') + ' stands.'));
onSubmit('voice-form', () => {
  const operationId = value('voice-operation');
  return act(() => send('PUT', '/voice', { voice: value('voice-name'), ...(operationId === '' ? {} : { operationId }) }), (operationId === '' ? 'The services speak' : operationId + ' speaks') + ' in the voice ' + value('voice-name') + '.');
});
const voiceDescriptions = send('GET', '/voice').then(({ voices }) => voices);
async function describeVoice() {
  const { description, bendsContract } = (await voiceDescriptions).find((one) => one.name === value('voice-name'));
  byId('voice-description').textContent = description + (bendsContract ? ' This breaks the contract on purpose, and the journal does not mark it.' : '');
}
byId('voice-name').addEventListener('change', () => void describeVoice());
onSubmit('obligation', () => act(() => send('POST', '/obligations', { person: value('obligation-person'), command: value('obligation-command') }), value('obligation-command') + ' stands in the way of ' + value('obligation-person') + '.'));
byId('clear-obligations').addEventListener('click', () => act(() => send('DELETE', '/obligations'), 'Nothing stands in the way of anybody.'));
byId('clock-buttons').addEventListener('click', ({ target }) => {
  const by = target instanceof HTMLButtonElement ? target.dataset.advance : undefined;
  if (by !== undefined) void act(() => send('POST', '/clock', { advance: by }), 'The clock went on by ' + target.textContent.slice(2) + '.');
});
byId('freeze').addEventListener('click', ({ currentTarget }) => {
  const freeze = currentTarget.getAttribute('aria-pressed') !== 'true';
  void act(() => send('POST', '/clock', { freeze }), freeze ? 'Time stands still.' : 'Time runs on.');
});

const wrongs = {
  500: { status: 500 },
  503: { status: 503 },
  429: { status: 429, code: 'TOO_MANY_ATTEMPTS', headers: { 'Retry-After': '30' }, offSpec: true },
  401: { status: 401, code: 'MISSING_SESSION_COOKIE', offSpec: true },
  drop: { drop: true },
  truncate: { truncate: true },
  delay: { delayMs: 5000 },
  html: { status: 502, body: '<h1>Bad gateway</h1>', offSpec: true },
  empty: { status: 200, body: '', offSpec: true },
  generous: { voice: 'generous' },
  older: { voice: 'older' },
};
onSubmit('fault', () => {
  const often = value('fault-times');
  const times = often === '' ? {} : often === 'nth2' ? { nth: 2 } : { times: Number(often) };
  return act(() => send('POST', '/faults', { operationId: value('fault-operation'), ...times, ...wrongs[value('fault-kind')] }), value('fault-operation') + ' goes wrong from now on.');
});
byId('clear-faults').addEventListener('click', () => act(() => send('DELETE', '/faults'), 'Nothing goes wrong any more.'));
onSubmit('flag', () => act(() => send('PUT', '/flags/' + encodeURIComponent(value('flag-name')), { isEnabled: true }), value('flag-name') + ' is on.'));
onSubmit('look', () => act(async () => {
  const isSecond = value('look-brand') === 'rebrand';
  document.cookie = 'user-language=' + encodeURIComponent(value('look-language')) + '; Path=/; SameSite=Lax; Max-Age=31536000';
  await send('PATCH', '/state/clients/100', { isClientRebrandEnabled: isSecond });
  await send('PUT', '/flags/enableClientRebrand', { isEnabled: isSecond });
  reloadHost();
}, 'The page is in ' + value('look-language') + ' now.'));
byId('clear-journal').addEventListener('click', () => act(() => send('DELETE', '/journal'), 'The journal is empty.'));
byId('breaches').addEventListener('change', () => refresh());
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  if (target.dataset.persona !== undefined) void be(target.dataset.persona);
  if (target.dataset.copy !== undefined) void act(async () => copy(await send('GET', '/copy?as=' + target.dataset.copy + '&path=' + encodeURIComponent(pagePath()))), 'It is copied.');
});

const descriptions = send('GET', '/scenarios');
async function describeScenario() {
  const found = (await descriptions).find((one) => one.name === value('scenario-name'));
  byId('scenario-description').textContent = found === undefined ? '' : found.description;
}
byId('scenario-name').addEventListener('change', () => void describeScenario());
void describeScenario();

const shown = {
  async messages() {
    const messages = await send('GET', '/outbox');
    fill(byId('messages'), messages.reverse().map(messageEntry), 'Nothing was sent yet.');
  },
  async faults() {
    fill(byId('standing-faults'), (await send('GET', '/faults')).map(faultEntry), 'Nothing goes wrong.');
  },
  async voice() {
    const { voice, operations } = await send('GET', '/voice');
    byId('voice-name').value = voice;
    byId('world-voice').textContent = voice;
    await describeVoice();
    fill(byId('standing-voices'), Object.entries(operations).map(([id, name]) => voiceEntry(id, name)), 'No operation has a voice of its own.');
  },
  async flags() {
    fill(byId('standing-flags'), (await send('GET', '/flags')).map(flagEntry), 'No flag is set: all are off.');
  },
  async clock() {
    const clock = await send('GET', '/clock');
    byId('now').textContent = new Date(clock.now).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }) + (clock.isFrozen ? ', standing still' : '');
    byId('freeze').setAttribute('aria-pressed', String(clock.isFrozen));
  },
  async calls() {
    const calls = await send('GET', '/journal' + (byId('breaches').checked ? '?breaches=true' : ''));
    fill(byId('calls'), calls.slice(-60).reverse().map(callEntry), byId('breaches').checked ? 'Nothing was off the contract.' : 'Nothing was called yet.');
  },
  async reports() {
    const reports = await send('GET', '/state/securityReports');
    fill(byId('violations'), reports.sort((a, b) => b.lastAt - a.lastAt).map(reportEntry), 'No browser has reported anything.');
  },
};

async function refresh() {
  await Promise.all(Object.values(shown).map((show) => show()));
}

/** Refreshes lists after 100 ms, once for all events that arrive in that time. */
const waiting = new Set();
function soon(...names) {
  if (waiting.size === 0) setTimeout(() => {
    for (const name of waiting) void shown[name]().catch(() => undefined);
    waiting.clear();
  }, 100);
  for (const name of names) waiting.add(name);
}

function listen() {
  const events = new EventSource('/__mock/events?mock-world=' + encodeURIComponent(place.dataset.world));
  // Events before the connection opened, or while it was broken, are lost: load everything.
  events.addEventListener('open', () => void refresh());
  events.addEventListener('call', () => soon('calls', 'faults', 'reports'));
  events.addEventListener('message', () => soon('messages'));
  events.addEventListener('change', () => soon('messages', 'faults', 'voice', 'flags', 'clock', 'calls', 'reports'));
}

/** Lists the calls of a shared link, and makes them only when the user presses the button. */
function showShared() {
  if (!location.hash.startsWith('#set=')) return;
  try {
    const { calls, path } = JSON.parse(decodeURIComponent(location.hash.slice(5)));
    const isOwn = (call) => typeof call.url === 'string' && /^\\/__mock\\/[^\\\\]*$/.test(call.url) && ['POST', 'PUT', 'PATCH', 'DELETE'].includes(call.method);
    const kept = calls.filter(isOwn);
    byId('shared').hidden = false;
    byId('shared-calls').replaceChildren(...kept.map((call) => element('li', { text: call.method + ' ' + call.url + (call.body ? ' ' + JSON.stringify(call.body) : '') })));
    byId('set-up').addEventListener('click', () => act(async () => {
      await send('POST', '/reset', {});
      for (const call of kept) await send(call.method, call.url.slice('/__mock'.length), call.body);
      go(typeof path === 'string' && /^\\/(?![/\\\\])/.test(path) ? path : '/auth/login');
    }, 'It is set up.'));
  } catch {
    said.textContent = 'This link cannot be read: ask for it again.';
  }
}

showShared();
listen();
`;
