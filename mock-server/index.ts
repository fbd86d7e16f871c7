import { answerFetch } from './adapters/fetch';
import { type Mock, mockOver } from './client';
import { Worlds } from './worlds';
import { textsOnDisk } from './adapters/texts-on-disk';

/** A mock server in this process. */
export interface InProcessMock extends Mock {
  /** The worlds themselves, for what is not in the scenario interface. */
  readonly worlds: Worlds;
  /**
   * Answers a request as the mock server would over HTTP. @throws ConnectionDropped when a fault breaks the connection
   */
  fetch(request: Request): Promise<Response>;
}

/** Starts a mock server in process: nothing listens, every world is new. For Vitest and for scripts. */
export function createMock({ origin = 'http://localhost:4010' }: { origin?: string } = {}): InProcessMock {
  const worlds = new Worlds(textsOnDisk);
  const send = async (request: Request) =>
    (await answerFetch(worlds, request)) ??
    new Response('The mock server answers under /api, /__mock and /outside.', { status: 404 });
  return { ...mockOver(origin, send), worlds, fetch: send };
}
