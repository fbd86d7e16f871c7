import type { BrowserContext } from '@playwright/test';
import type { MockWorld } from '../../mock-server/client/world';
import { type OperationId, operations } from '../../openapi/generated/operations';

/** The app's request time-out in the matrix, ms. The late response comes after it. */
export const PATIENCE_MS = 1500;

const envelope = (code: string, more: Record<string, unknown> = {}) => ({
  code,
  message: 'A fault of the matrix.',
  traceId: 'matrix',
  errors: [{ code, message: 'A fault of the matrix.' }],
  ...more,
});
const json = (status: number, body: unknown) => (world: MockWorld, id: OperationId) =>
  world.on(id).offSpec().answer({ status, body });
const text = (status: number, body: string, contentType: string) => (world: MockWorld, id: OperationId) =>
  world.on(id).offSpec().answer({ status, body, contentType });

/** The address and body of each call without a network. Such calls never reach the mock server. */
const stopped = new WeakMap<BrowserContext, readonly string[]>();

export function stoppedCalls(context: BrowserContext): readonly string[] {
  return stopped.get(context) ?? [];
}

/** Whether the app met the fault. A cell proves nothing without that. */
export async function isMet(world: MockWorld, context: BrowserContext): Promise<boolean> {
  return stoppedCalls(context).length > 0 || (await world.faults.list()).some(({ hits }) => hits > 0);
}

export interface FaultKind {
  name: string;
  put: (world: MockWorld, id: OperationId, context: BrowserContext) => Promise<unknown>;
}

/** The faults of a call (see docs/decisions/figures.md). */
export const faultKinds: readonly FaultKind[] = [
  { name: '500', put: json(500, envelope('SERVER_ERROR')) },
  { name: '502 HTML', put: text(502, '<h1>Bad gateway</h1>', 'text/html') },
  { name: '401', put: json(401, envelope('MISSING_SESSION_COOKIE')) },
  { name: '403', put: json(403, envelope('INSUFFICIENT_PERMISSIONS')) },
  {
    name: '412',
    put: json(
      412,
      envelope('BLOCKED_BY_OBLIGATION', {
        obligation: { kind: 'command', command: 'reviewContactInfo', isLoginObligation: true, args: {} },
      }),
    ),
  },
  { name: '412 malformed', put: json(412, envelope('BLOCKED_BY_OBLIGATION', { obligation: { kind: 'riddle' } })) },
  {
    name: '429',
    put: (world, id) =>
      world
        .on(id)
        .offSpec()
        .answer({ status: 429, body: envelope('TOO_MANY_ATTEMPTS'), headers: { 'Retry-After': '30' } }),
  },
  { name: 'empty body', put: text(200, '', 'application/json') },
  { name: 'invalid JSON', put: text(200, '{"a":', 'application/json') },
  { name: 'off the schema', put: json(200, { surprise: true }) },
  { name: 'time-out', put: (world, id) => world.on(id).delay(PATIENCE_MS * 3) },
  { name: 'dropped', put: (world, id) => world.on(id).drop() },
  {
    name: 'offline',
    put: (_world, id, context) => {
      const { base, path } = operations[id];
      const pattern = new RegExp(
        `${base}${path}`.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/?]+') + String.raw`(\?.*)?$`,
      );
      return context.route(pattern, async (route) => {
        stopped.set(context, [
          ...stoppedCalls(context),
          `${route.request().url()} ${route.request().postData() ?? ''}`,
        ]);
        await route.abort('internetdisconnected');
      });
    },
  },
];
