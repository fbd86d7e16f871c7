import type { MockRequest, MockResponse } from '../http/http';
import { respond, worldCookie } from '../server/server';
import type { Worlds } from '../world/worlds';
import { hostName, refusalAtGate } from './gate';

/** For a server of Vite, which serves the app from the same origin. */
export interface MockOnOwnOrigin {
  /** @param host the address that the server is bound to */
  respond(request: MockRequest, host: string | boolean | undefined): Promise<MockResponse | null>;
  worldCookie: typeof worldCookie;
}

export function onOwnOrigin(worlds: Worlds): MockOnOwnOrigin {
  return {
    worldCookie,
    async respond(request, host) {
      const gate = { hosts: typeof host === 'string' ? [hostName(host)] : [], origins: [] };
      return refusalAtGate(request, gate) ?? respond(worlds, request);
    },
  };
}
