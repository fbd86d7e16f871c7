import type { MockAnswer, MockRequest } from '../http/http';
import { answer, worldCookie } from '../server';
import { Worlds } from '../world/worlds';
import { CookieJar } from './cookie-jar';
import { keepState, restoreState } from './kept-state';
import { textsInBundle } from './texts-in-bundle';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Of the page that asks; empty for the request of a page itself. */
  readonly clientId: string;
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
    get(id: string): Promise<{ postMessage(message: unknown, transfer: Transferable[]): void } | undefined>;
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
const worlds = new Worlds(textsInBundle);
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

/** How long a page may take to write a cookie, in ms: it may be gone by then. */
const PAGE_WAIT_MS = 2_000;

/** Asks the page to write a cookie, and waits until it has: its next request must carry it (scripts/demo/entry.ts). */
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
  const found = await answer(worlds, await readRequest(request, url));
  if (!found) return new Response('Not found', { status: 404 });
  if (found.late) await found.late;
  if (found.drop) return Response.error();
  const headers = new Headers();
  const cookies: string[] = [];
  for (const [name, value] of found.headers) {
    if (name.toLowerCase() === 'set-cookie') cookies.push(value);
    else headers.append(name, value);
  }
  const own = worldCookie(url.pathname + url.search);
  await jar.store(own ? [...cookies, own] : cookies, (cookie) => writeByPage(clientId, cookie));
  return new Response(request.method === 'HEAD' ? null : bodyOf(found), { status: found.status, headers });
}

async function readRequest(request: Request, url: URL): Promise<MockRequest> {
  const headers: Record<string, string> = Object.fromEntries(request.headers);
  headers.cookie = await jar.header();
  // The server compares Origin with Host to refuse foreign pages. A worker receives only requests of its own pages, so
  // this host is right.
  headers.host ??= url.host;
  const body =
    request.method === 'GET' || request.method === 'HEAD' ? null : new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    url: url.pathname + url.search,
    headers,
    body: body && body.length > 0 ? body : null,
    origin: url.origin,
  };
}

function bodyOf({ status, body, truncate, stream }: MockAnswer): BodyInit | null {
  if (stream) {
    const closed = new AbortController();
    const encoder = new TextEncoder();
    return new ReadableStream({
      start: (controller) => stream((text) => controller.enqueue(encoder.encode(text)), closed.signal),
      cancel: () => closed.abort(),
    });
  }
  if (body === null || status === 204 || status === 304) return null;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
  if (!truncate) return bytes;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)));
      controller.error(new Error('A fault that was asked for.'));
    },
  });
}
