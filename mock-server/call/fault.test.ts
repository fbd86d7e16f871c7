import { describe, expect, test } from 'vitest';
import { createMock } from '../index';
import { partsAtRate } from './fault';

describe('a fault without a code', () => {
  test('gives each operation its own code when it is for all of them', async () => {
    const world = await createMock().world();
    await world.on('*').offSpec().status(403);
    const visitor = world.visitor();
    expect((await visitor.call('login', { body: { username: 'ann.lee', password: 'any' } })).is).toBe(
      '403 CSRF_TOKEN_INVALID',
    );
    expect((await visitor.call('listSessions')).is).toBe('403 INSUFFICIENT_PERMISSIONS');
  });

  test('hits the operations of the one service that it names', async () => {
    const world = await createMock().world();
    await world.on({ service: 'identity-orchestrator' }).status(503);
    const visitor = world.visitor();
    expect((await visitor.call('getMe')).is).toBe('503 SERVICE_UNAVAILABLE');
    expect((await visitor.call('checkAuthentication')).status).toBe(401);
    const refused = async (rule: object) => {
      const body = JSON.stringify({ status: 503, ...rule });
      const headers = { 'Content-Type': 'application/json' };
      return (await (await visitor.fetch('/__mock/faults', { method: 'POST', headers, body })).json()).message;
    };
    expect(await refused({ service: 'ui-gatewax' })).toContain('Did you mean "ui-gateway"?');
    expect(await refused({ service: 'ui-gateway', operationId: 'login' })).toContain('Give operationId or service');
    expect(await refused({})).toContain('Give operationId or service');
  });
});

test('a code that the operation does not declare at the status is a breach, from a fault and in a body', async () => {
  const world = await createMock().world();
  const foreign = { code: 'CODE_EXPIRED', message: 'Too late.' };
  const body = { ...foreign, traceId: 'trace', errors: [foreign] };
  await expect(world.on('checkAuthentication').answer({ status: 401, body })).rejects.toThrow(
    'does not fit the contract of checkAuthentication at 401: /code must be one of MISSING_SESSION_COOKIE.',
  );
  await world.on('checkAuthentication').times(1).offSpec().answer({ status: 401, body });
  await world.on('checkAuthentication').times(1).offSpec().status(401, 'CODE_EXPIRED');
  for (let n = 0; n < 3; n += 1) await world.visitor().call('checkAuthentication');
  const breach = { where: 'response', path: '/code', message: 'must be one of MISSING_SESSION_COOKIE' };
  expect((await world.journal.list()).map(({ breaches }) => breaches)).toEqual([[breach], [breach], []]);
});

test('a fault with a code alone answers it at the status that each operation declares for it', async () => {
  const world = await createMock().world();
  await world.on('*').code('SERVICE_UNAVAILABLE');
  expect((await world.visitor().call('checkAuthentication')).is).toBe('503 SERVICE_UNAVAILABLE');
  await expect(world.on('checkAuthentication').code('CODE_EXPIRED')).rejects.toThrow('checkAuthentication');
});

test('a body comes in parts, each as late as the rate says', async () => {
  const waits: number[] = [];
  const parts: string[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  for await (const part of partsAtRate(new TextEncoder().encode('0123456789abc'), 50, wait))
    parts.push(new TextDecoder().decode(part));
  expect(parts).toEqual(['01234', '56789', 'abc']);
  expect(waits).toEqual([100, 100, 60]);
});

test('a slow body of a fault arrives whole, and at once when the fault is removed', async () => {
  const world = await createMock().world();
  const visitor = world.visitor();
  const whole = await (await visitor.fetch('/api/authentication-service/v0/check')).text();
  const fault = await world.on('checkAuthentication').bandwidth(2);
  expect(fault.bytesPerSecond).toBe(2);
  const response = await visitor.fetch('/api/authentication-service/v0/check');
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(first?.value).toHaveLength(1);
  await world.faults.clear();
  let text = new TextDecoder().decode(first?.value);
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
    text += new TextDecoder().decode(next.value);
  expect(withoutTrace(text)).toBe(withoutTrace(whole));
});

/** The body without the trace id, which is another one in each response. */
function withoutTrace(body: string): unknown {
  return body.replace(/"traceId":"[^"]*"/, '"traceId":""');
}
