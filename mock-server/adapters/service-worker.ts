import { getResponse } from 'msw';
import { Worlds } from '../world/worlds';
import { CookieJar } from './cookie-jar';
import { answerFetch } from './fetch';
import { keepState, restoreState } from './kept-state';
import { handlersOver } from './msw';
import { pageBesideWorker } from './page-beside-worker';
import { textsInBundle } from './texts-in-bundle';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/**
 * The part of a service worker's global scope that this file uses. TypeScript's own types for it clash with those of a
 * page.
 */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown, transfer: Transferable[]): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

declare const self: WorkerScope;

/**
 * The mock server in a service worker, for a static demo without a server. It has two limits. A worker cannot set
 * HttpOnly cookies, so the jar keeps those. The first page loads before the worker runs. The browser may end a worker
 * at any time, so the worker stores its state in Cache Storage.
 */
const worlds = new Worlds(textsInBundle, undefined, { readPageFile: pageBesideWorker });
const jar = new CookieJar();
const restored = restoreState(worlds, jar);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin || !/^\/(api|__mock|outside)(\/|$)/.test(url.pathname)) return;
  const response = respond(event.request);
  event.respondWith(response);
  event.waitUntil(response.then(() => keepState(worlds, jar)));
});

/** How long a page may take to write a cookie, in ms: it may be gone by then. */
const PAGE_WAIT_MS = 2_000;

/** Asks the pages to write a cookie, and waits until one has: the next request must carry it (scripts/demo/entry.ts). */
async function writeByPage(cookie: string): Promise<void> {
  const pages = await self.clients.matchAll();
  if (pages.length === 0) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PAGE_WAIT_MS);
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      page.postMessage({ cookie }, [port2]);
    }
  });
}

const handlers = handlersOver(async (request) => {
  const answered = await answerFetch(worlds, request, {
    // The server compares Origin with Host to refuse foreign pages. A worker receives only requests of its own pages,
    // so this host is right.
    headers: { cookie: await jar.header(), host: self.location.host },
    storeCookies: (cookies) => jar.store(cookies, writeByPage),
  });
  return answered ?? new Response('Not found', { status: 404 });
});

async function respond(request: Request): Promise<Response> {
  await restored;
  return (await getResponse(handlers, request)) ?? new Response('Not found', { status: 404 });
}
