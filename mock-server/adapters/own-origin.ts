import type { MockRequest, MockResponse } from '../http/http';
import { respond, worldCookie } from '../server/server';
import type { Worlds } from '../world/worlds';
import { refusalAtGate } from './gate';

/** For a server of Vite, which serves the app from the same origin. */
export interface MockOnOwnOrigin {
  /** @param hosts the names that the server has besides those of its machine */
  respond(request: MockRequest, hosts?: readonly string[]): Promise<MockResponse | null>;
  worldCookie: typeof worldCookie;
}

export function onOwnOrigin(worlds: Worlds): MockOnOwnOrigin {
  return {
    worldCookie,
    respond: async (request, hosts = []) => refusalAtGate(request, { hosts, origins: [] }) ?? respond(worlds, request),
  };
}
