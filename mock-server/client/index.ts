import createClient from 'openapi-fetch';
import type { operations, paths } from '../../openapi/generated/mock-control';
import type { ControlClient, Coverage, Send } from './control-client';
import { MockRefusal, unwrap } from './unwrap';
import { openWorld } from './open-world';
import type { MockWorld } from './world';

export type { ControlClient, Coverage, Send } from './control-client';

/** A ready-made person to sign in as. */
export type Persona = operations['listPersonas']['responses'][200]['content']['application/json'][number];

/** A named state of a world, and the names of its parameters. */
export type NamedScenario = operations['listScenarios']['responses'][200]['content']['application/json'][number];

/** Whether the mock server runs, and for which app. */
export type Health = operations['getHealth']['responses'][200]['content']['application/json'];

/** How a new world starts. */
export interface NewWorld {
  /** Letters, digits, dot, hyphen, underscore; by default a free name. Replaces a world of the same name. */
  id?: string;
  scenario?: string;
  /** Seed of the random source: the same seed and calls give the same bytes. */
  seed?: number;
  /** Start of its clock: ISO text, epoch ms or Date; by default real time. */
  now?: string | number | Date;
}

/** A mock server, with the same interface in process (`createMock`) and over HTTP (`connect`). */
export interface Mock {
  /** With the path that a gateway puts before it, and without a slash at the end. */
  readonly origin: string;
  /** Creates a world for the caller alone. */
  world(options?: NewWorld): Promise<MockWorld>;
  /** The first call into a world creates it. */
  open(id: string): MockWorld;
  health(): Promise<Health>;
  personas(): Promise<Persona[]>;
  scenarios(): Promise<NamedScenario[]>;
  /** Counts calls in all worlds since the start. */
  coverage(): Promise<Coverage>;
}

/**
 * Connects to a running mock server (`npm run mock`, `npm run dev`): `connect('http://localhost:4010')`. A path of the
 * address, which a gateway puts before the mock server, is kept.
 * @param password of a server that was started with one
 * @throws MockRefusal when this is no address
 */
export function connect(baseUrl: string, { password }: { password?: string | undefined } = {}): Mock {
  if (!/^https?:/.test(baseUrl) || !URL.canParse(baseUrl))
    throw new MockRefusal(`"${baseUrl}" is no address of a mock server: write it as http://localhost:4010.`);
  const { origin, pathname } = new URL(baseUrl);
  const basic =
    password === undefined
      ? undefined
      : `Basic ${btoa(String.fromCodePoint(...new TextEncoder().encode(`mock:${password}`)))}`;
  return mockOver(`${origin}${pathname.replace(/\/$/, '')}`, (request) => {
    if (basic !== undefined) request.headers.set('Authorization', basic);
    return fetch(request);
  });
}

export function mockOver(origin: string, send: Send): Mock {
  const control = controlOver(origin, send);
  const open = (id: string) => openWorld({ id, origin, send, control: controlOver(origin, send, id) });
  return {
    origin,
    open,
    async world({ now, ...options } = {}) {
      // A balancer finds the process of a world by its name, so the call that makes the world sends it too.
      const id = options.id ?? `world-${crypto.randomUUID()}`;
      const body = { ...options, id, ...(now !== undefined && { now: now instanceof Date ? now.getTime() : now }) };
      await unwrap(controlOver(origin, send, id).POST('/__mock/worlds', { body }));
      return open(id);
    },
    health: () => unwrap(control.GET('/__mock/health')),
    personas: () => unwrap(control.GET('/__mock/personas')),
    scenarios: () => unwrap(control.GET('/__mock/scenarios')),
    coverage: () => unwrap(control.GET('/__mock/coverage')),
  };
}

function controlOver(origin: string, send: Send, world?: string): ControlClient {
  const headers = { 'Content-Type': 'application/json', ...(world !== undefined && { 'X-Mock-World': world }) };
  const fetch = (request: Request) =>
    send(request).catch((cause: unknown) => {
      throw new MockRefusal(`Nothing answers at ${origin}: start the mock server there.`, { cause });
    });
  return createClient<paths>({ baseUrl: origin, fetch, headers });
}
