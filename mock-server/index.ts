import { respondToFetch } from './adapters/fetch';
import { type Mock, mockOver } from './client';
import { recordOverride } from './upstream/record-override';
import { Worlds } from './seed/worlds';
import { textsOnDisk } from './adapters/texts-on-disk';

export interface InProcessMock extends Mock {
  /** For access to what the control interface does not offer. */
  readonly worlds: Worlds;
  /**
   * Answers a request as the mock server would over HTTP. @throws ConnectionDropped when a fault breaks the connection
   */
  fetch(request: Request): Promise<Response>;
  /** Journals and checks the response of an MSW handler that overrode the mock server: see adapters/msw.ts. */
  recordOverride(request: Request, response: Response): Promise<void>;
}

/** Opens no port, and every world is new. For Vitest and for scripts. */
export function createMock({ origin = 'http://localhost:4010' }: { origin?: string } = {}): InProcessMock {
  const worlds = new Worlds(textsOnDisk);
  const send = async (request: Request) =>
    (await respondToFetch(worlds, request)) ??
    new Response('The mock server answers under /api, /__mock and /outside.', { status: 404 });
  return {
    ...mockOver(origin, send),
    worlds,
    fetch: send,
    recordOverride: (request, response) => recordOverride(worlds, request, response),
  };
}
