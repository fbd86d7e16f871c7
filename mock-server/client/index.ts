import createClient from 'openapi-fetch';
import type { operations, paths } from '../../openapi/generated/mock-control';
import type { ControlClient, Coverage, Send } from './control-client';
import { taken } from './taken';
import { type MockWorld, openWorld } from './world';

export type { ControlClient, Coverage, Send } from './control-client';

export type Persona = operations['listPersonas']['responses'][200]['content']['application/json'][number];

export interface NewWorld {
  /** Letters, digits, dot, hyphen, underscore; a free name without it. A world of the same name is replaced. */
  id?: string;
  scenario?: string;
  /** Of the random source: the same seed and calls give the same bytes. */
  seed?: number;
  /** Where its clock starts. */
  now?: string | number | Date;
}

/** A mock server, in process (createMock) or over HTTP (connect): the same object either way. */
export interface Mock {
  /** Where it answers, without a trailing slash. */
  readonly origin: string;
  /** Makes a world of one's own. */
  world(options?: NewWorld): Promise<MockWorld>;
  /** A world by its name; it is made on first use. */
  open(id: string): MockWorld;
  health(): Promise<{ status: 'ok'; operations: number; worlds: number }>;
  personas(): Promise<Persona[]>;
  scenarios(): Promise<{ name: string; description: string }[]>;
  /** What was reached in all worlds since the start. */
  coverage(): Promise<Coverage>;
}

/** A mock server that runs somewhere (`npm run mock`, `npm run dev`): `connect('http://localhost:4010')`. */
export function connect(baseUrl: string): Mock {
  return mockOver(new URL(baseUrl).origin, (request) => fetch(request));
}

/** The scenario interface over any way to send a request. */
export function mockOver(origin: string, send: Send): Mock {
  const control = controlOver(origin, send);
  const open = (id: string) => openWorld({ id, origin, send, control: controlOver(origin, send, id) });
  return {
    origin,
    open,
    async world({ now, ...options } = {}) {
      const body = { ...options, ...(now !== undefined && { now: now instanceof Date ? now.getTime() : now }) };
      return open((await taken(control.POST('/__mock/worlds', { body }))).id);
    },
    health: () => taken(control.GET('/__mock/health')),
    personas: () => taken(control.GET('/__mock/personas')),
    scenarios: () => taken(control.GET('/__mock/scenarios')),
    coverage: () => taken(control.GET('/__mock/coverage')),
  };
}

function controlOver(origin: string, send: Send, world?: string): ControlClient {
  const headers = { 'Content-Type': 'application/json', ...(world !== undefined && { 'X-Mock-World': world }) };
  return createClient<paths>({ baseUrl: origin, fetch: send, headers });
}
