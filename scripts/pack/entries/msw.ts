import type { HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import type { Mock } from '../../../mock-server/client';
import { mswHandlers, recordOverrides } from '../../../mock-server/adapters/msw';
import { createMock } from './workbench';

/** The services in this process, and the MSW handlers that answer for them. */
export interface InProcessWorkbench extends Mock {
  /** For `setupServer(...workbench.handlers)` of msw/node. */
  readonly handlers: HttpHandler[];
  /** Journals and checks what `server.use(...)` overrides. */
  recordOverrides(server: Pick<SetupServer, 'events'>): void;
}

/**
 * Creates the services in this process, for Vitest or Jest with MSW. It opens no port, and every world is new.
 * @param origin of the app under test; links in mails lead to it
 */
export function createWorkbench({ origin = 'http://localhost:4010' }: { origin?: string } = {}): InProcessWorkbench {
  const mock = createMock({ origin });
  return { ...mock, handlers: mswHandlers(mock), recordOverrides: (server) => recordOverrides(server, mock) };
}
