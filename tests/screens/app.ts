import { expect, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { connect } from '../../mock-server/client';
import type { MockWorld } from '../../mock-server/client/world';
import type * as CreateApp from '../../src/app/create-app';
import type { Environment } from '../../src/navigation/navigation';
import { breachesIn } from '../support/breaches';
import { otherTabHears } from './other-tab';
import { recordingOf } from './recording';

export interface OpenedApp {
  readonly app: CreateApp.App;
  readonly world: MockWorld;
  /** Where the app has left the page for, and its reloads, oldest first. The page itself stays. */
  readonly left: readonly string[];
  /** Loads the page again: the same address, entry of the history and storage, and an app that knows nothing else. */
  readonly again: () => Promise<void>;
}

/** What the test's browser does for it (scripts/cli/screens.ts). */
declare module 'vitest/browser' {
  interface BrowserCommands {
    clearCookies: () => Promise<void>;
    loseNetwork: () => Promise<void>;
    findNetwork: () => Promise<void>;
  }
}

interface Opening {
  /** Id or username of who has signed in; nobody by default. */
  readonly as?: string;
  /** A named state of the mock server; by default the default seed. */
  readonly scenario?: string;
  /** Prepares the world and the browser before the app starts. */
  readonly before?: (world: MockWorld) => Promise<unknown> | unknown;
  readonly environment?: Partial<Environment>;
}

/**
 * By its address: Vitest then runs a test for a change of what the test itself imports, not of the whole app
 * (`npx vitest --changed`).
 */
const APP: string = '/src/app/create-app.tsx';
const loadApp = (): Promise<typeof CreateApp> => import(/* @vite-ignore */ APP);

let app: CreateApp.App | undefined;
let worldOfTest: MockWorld | undefined;
let record: (() => Promise<string>) | undefined;

/**
 * Opens a page of the app in a world of its own, with real calls, cookies and focus. Resolves when the app has rendered;
 * the test waits for what it wants to see. After the test, the app and all that the browser kept are gone.
 * @param path with query, e.g. "/auth/login?redirectUrl=/view"
 */
export async function openApp(path: string, { as, scenario, before, environment }: Opening = {}): Promise<OpenedApp> {
  const world = await connect(location.origin).world({ ...(scenario !== undefined && { scenario }) });
  worldOfTest = world;
  const told = otherTabHears();
  onTestFinished(closeApp);
  document.cookie = `mock-world=${world.id}; path=/`;
  if (as !== undefined) await world.signIn(as);
  await before?.(world);
  history.pushState(null, '', path);
  const left: string[] = [];
  record = () => recordingOf(world, { left, told, opened: new URL(path, location.origin).pathname });
  const leave = (address: string) => void left.push(address);
  const start = async () => {
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    const { createApp } = await loadApp();
    const made = createApp({
      assign: leave,
      replace: leave,
      reload: () => leave('reload'),
      isFramed: () => false,
      ...environment,
    });
    app = made;
    await made.show(root);
    return made;
  };
  const again = async () => {
    dispatchEvent(new Event('beforeunload', { cancelable: true }));
    end();
    await start();
  };
  return { app: await start(), world, left, again };
}

function end(): void {
  app?.dispose();
  app = undefined;
  document.querySelector('#root')?.remove();
}

let allowed: readonly RegExp[] = [];

/** Lets the test cause these console messages. Any other error or warning fails it. */
export function allowInConsole(...messages: readonly RegExp[]): void {
  allowed = messages;
}

const said: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const own = console[level].bind(console);
  console[level] = (...details: unknown[]) => {
    said.push(details.map(String).join(' '));
    own(...details);
  };
}

/** Ends the app before the test does, for a test that opens two. @throws when the app did what no test may cause */
export async function closeApp(): Promise<void> {
  if (worldOfTest === undefined) return;
  const breaches = await breachesIn(worldOfTest);
  // Tests of the whole app may end while it leaves for another page.
  const isOfScreen = /src.features/.test(expect.getState().testPath ?? '');
  const recording = isOfScreen ? await record?.() : undefined;
  end();
  localStorage.clear();
  sessionStorage.clear();
  await commands.clearCookies();
  await worldOfTest.drop();
  worldOfTest = undefined;
  const found = said.splice(0).filter((text) => !allowed.some((message) => message.test(text)));
  allowed = [];
  // eslint-disable-next-line no-restricted-syntax -- beside what the test itself expects
  if (recording !== undefined) expect(recording).toMatchSnapshot();
  expect([...breaches, ...found], 'what no test may cause').toEqual([]);
}

/** From now no call reaches the services, as without a network. `findNetwork` ends it, and the end of the test. */
export async function loseNetwork(): Promise<void> {
  onTestFinished(findNetwork);
  await commands.loseNetwork();
  dispatchEvent(new Event('offline'));
}

export async function findNetwork(): Promise<void> {
  await commands.findNetwork();
  dispatchEvent(new Event('online'));
}
