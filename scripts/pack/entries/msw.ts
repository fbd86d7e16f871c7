import type { HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import type { Mock } from '../../../mock-server/client';
import { mswHandlers, recordOverrides } from '../../../mock-server/adapters/msw';
import { createMock } from './workbench';

/** The services run in this process, and the MSW handlers send their responses. */
export interface InProcessWorkbench extends Mock {
  /** Write `setupServer(...workbench.handlers)` of msw/node. */
  readonly handlers: HttpHandler[];
  /** The journal then has the calls that `server.use(...)` overrides, and their responses are checked. */
  recordOverrides(server: Pick<SetupServer, 'events'>): void;
}

/**
 * Runs the services in this process, for Vitest or Jest with MSW. It opens no port, and every world is new.
 * @param origin of the app under test; links in mails lead to it
 */
export function createWorkbench({ origin = 'http://localhost:4010' }: { origin?: string } = {}): InProcessWorkbench {
  const mock = createMock({ origin });
  return { ...mock, handlers: mswHandlers(mock), recordOverrides: (server) => recordOverrides(server, mock) };
}
