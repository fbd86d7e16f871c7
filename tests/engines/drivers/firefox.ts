import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { keyActions, pressActions, typeActions } from './actions';
import { type Bidi, connectBidi } from './bidi';
import { type Engine, type Exposed, type Look, plainLook, type Profile, type Tab } from './engine';
import { start } from './processes';

/** Colour scheme and forced colours are settings of the whole process. */
interface Process {
  bidi: Bidi;
  version: string;
  close(): Promise<void>;
}

/** Uses WebDriver BiDi. Another colour scheme, or forced colours, starts a process of its own. */
export async function startFirefox(executable: string): Promise<Engine> {
  const processes = new Map<string, Promise<Process>>();
  const processFor = (look: Look): Promise<Process> => {
    const key = `${look.scheme} ${look.forcedColors}`;
    const found = processes.get(key) ?? startProcess(executable, look);
    processes.set(key, found);
    return found;
  };
  const { version } = await processFor(plainLook);
  return {
    version,
    open: async (look) => openProfile((await processFor(look)).bidi, look),
    async close() {
      for (const one of processes.values()) await (await one).close();
    },
  };
}

const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) });

async function startProcess(executable: string, look: Look): Promise<Process> {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-profile-'));
  writeFileSync(join(folder, 'user.js'), preferences(look));
  const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;
  const firefox = await start(
    executable,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'],
    { env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'America/New_York' }, ready: listening },
  );
  const bidi = await connectBidi(`${listening.exec(firefox.output())?.[1] ?? ''}/session`);
  const { capabilities } = session.parse(
    await bidi.send('session.new', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
    }),
  );
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    bidi,
    version: capabilities.browserVersion,
    async close() {
      bidi.close();
      await firefox.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function preferences({ scheme, forcedColors }: Look): string {
  const values = {
    'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
    'ui.prefersReducedMotion': 1,
    // 2: the user's colours replace those of the page, as in high contrast.
    'browser.display.document_color_use': forcedColors ? 2 : 0,
    // The tests recognize a finding by its English text.
    'intl.locale.requested': 'en-US',
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

const userContextResult = z.object({ userContext: z.string() });
const contextResult = z.object({ context: z.string() });
const logEntry = z.object({
  level: z.string(),
  type: z.string(),
  text: z.string().nullable(),
  source: z.object({ context: z.string().optional() }),
});

async function openProfile(bidi: Bidi, look: Look): Promise<Profile> {
  const { userContext } = userContextResult.parse(await bidi.send('browser.createUserContext', {}));
  const tabs = new Set<string>();
  const findings: string[] = [];
  bidi.on('log.entryAdded', (params) => {
    const { level, type, text, source } = logEntry.parse(params);
    // Policy violations also have the type "javascript".
    if (level === 'error' && tabs.has(source.context ?? '')) findings.push(`${type}: ${text ?? ''}`);
  });
  return {
    findings,
    addCookie: async ({ name, value, isHttpOnly }) =>
      void (await bidi.send('storage.setCookie', {
        cookie: {
          name,
          value: { type: 'string', value },
          domain: 'localhost',
          path: '/',
          httpOnly: isHttpOnly,
          sameSite: 'lax',
        },
        partition: { type: 'storageKey', userContext },
      })),
    async newTab() {
      const { context } = contextResult.parse(await bidi.send('browsingContext.create', { type: 'tab', userContext }));
      tabs.add(context);
      const contexts = [context];
      await bidi.send('browsingContext.setViewport', {
        context,
        viewport: { width: look.width, height: look.height },
      });
      await bidi.send('emulation.setLocaleOverride', { contexts, locale: look.language });
      await bidi.send('emulation.setTimezoneOverride', { contexts, timezone: 'America/New_York' });
      return newTab(bidi, context);
    },
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  };
}

const called = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const pictureResult = z.object({ data: z.string() });
const nodesResult = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) });

function newTab(bidi: Bidi, context: string): Tab {
  const act = async (actions: object[]): Promise<void> =>
    void (await bidi.send('input.performActions', { context, actions }));
  const locate = async (locator: object): Promise<string[]> =>
    nodesResult
      .parse(await bidi.send('browsingContext.locateNodes', { context, locator }))
      .nodes.map(({ sharedId }) => sharedId);
  return {
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    toFront: async () => void (await bidi.send('browsingContext.activate', { context })),
    async call(source, argument) {
      const answer = called.parse(
        await bidi.send('script.callFunction', {
          functionDeclaration: `async (argument) => JSON.stringify((await (${source})(JSON.parse(argument))) ?? null)`,
          awaitPromise: true,
          target: { context },
          arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
        }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value ?? 'null');
    },
    press: (at) => act(pressActions(at)),
    type: (text) => act(typeActions(text)),
    key: (key) => act(keyActions(key)),
    picture: async () =>
      Buffer.from(
        pictureResult.parse(await bidi.send('browsingContext.captureScreenshot', { context })).data,
        'base64',
      ),
    async exposed(selector, expected): Promise<Exposed | undefined> {
      const [element] = await locate({ type: 'css', value: selector });
      const value = { role: expected.role, ...(expected.name !== '' && { name: expected.name }) };
      const found = await locate({ type: 'accessibility', value });
      return element !== undefined && found.includes(element) ? expected : undefined;
    },
    close: async () => void (await bidi.send('browsingContext.close', { context })),
  };
}
