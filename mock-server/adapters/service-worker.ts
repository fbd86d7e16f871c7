import { seedWorld } from '../seed';
import { Worlds } from '../world/worlds';
import { CookieJar } from './cookie-jar';
import { ConnectionDropped, respondToFetch } from './fetch';
import { keepState, restoreState } from './kept-state';
import type { ReadPageFile, ReadTexts } from '../world/world';

/** A service worker has no disk and may not load code later, so the bundle holds every text of locales/. */
const files = import.meta.glob('../../locales/*/*.json', { eager: true, import: 'default' });

const textsInBundle: ReadTexts = async (folder) => {
  const texts: Record<string, unknown> = {};
  for (const [path, content] of Object.entries(files)) {
    const [name = '', directory] = path.split('/').reverse();
    if (directory === folder) texts[name.slice(0, -'.json'.length)] = content;
  }
  return Object.keys(texts).length > 0 ? texts : null;
};

/** The build of the static demo puts the dashboard beside the worker (scripts/demo). */
const pageBesideWorker: ReadPageFile = async (file) => {
  const found = await fetch(`/demo-dashboard/${file}`);
  return found.ok ? found.text() : null;
};

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The client that asks; empty when the request is for a page itself. */
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

/** TypeScript's own types of a service worker clash with those of a page. These are the parts that this file uses. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown, transfer: Transferable[]): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

declare const self: WorkerScope;

/**
 * The mock server in a service worker, for a static demo without a server. A worker cannot set HttpOnly cookies, so the
 * jar keeps those. The first page loads before the worker runs. The browser may end a worker at any time, so the worker
 * stores its state in Cache Storage.
 */
const worlds = new Worlds(seedWorld, textsInBundle, undefined, { readPageFile: pageBesideWorker });
const jar = new CookieJar();
const restored = restoreState(worlds, jar);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin || !/^\/(api|__mock|outside)(\/|$)/.test(url.pathname)) return;
  const response = respond(event.request, url, event.clientId);
  event.respondWith(response);
  event.waitUntil(response.then(() => keepState(worlds, jar)));
});

/** How long a page may take to write a cookie, in ms. The page may be gone by then. */
const PAGE_WAIT_MS = 2_000;

/**
 * The page's next request must carry the cookie, so this waits until the page has written it (scripts/demo/entry.ts).
 */
async function writeByPage(clientId: string, cookie: string): Promise<void> {
  const page = clientId === '' ? undefined : await self.clients.get(clientId);
  if (page === undefined) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    setTimeout(resolve, PAGE_WAIT_MS);
    page.postMessage({ cookie }, [port2]);
  });
}

async function respond(request: Request, url: URL, clientId: string): Promise<Response> {
  await restored;
  try {
    const response = await respondToFetch(worlds, request, {
      // The server compares Origin with Host to refuse foreign pages. A worker gets requests of its own pages only, so
      // this host is right.
      headers: { cookie: await jar.header(), host: url.host },
      storeCookies: (cookies) => jar.store(cookies, (cookie) => writeByPage(clientId, cookie)),
    });
    return response ?? new Response('Not found', { status: 404 });
  } catch (error) {
    if (error instanceof ConnectionDropped) return Response.error();
    throw error;
  }
}
