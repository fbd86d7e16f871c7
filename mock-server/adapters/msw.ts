import type { HttpHandler } from 'msw';
import type { Worlds } from '../world/worlds';
import { answerFetch } from './fetch';
import { handlersOver } from './msw-handlers';

/**
 * The mock server as MSW handlers, for Vitest: `setupServer(...mswHandlers(mock.worlds))`, or
 * `getResponse(mswHandlers(...), request)`. Set-Cookie stays in the response and does not enter MSW's process-wide
 * cookie jar, so two visitors stay apart.
 */
export function mswHandlers(worlds: Worlds): HttpHandler[] {
  return handlersOver((request) => answerFetch(worlds, request));
}
