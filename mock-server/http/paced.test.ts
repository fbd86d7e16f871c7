import { expect, test } from 'vitest';
import { createMock } from '../index';
import { partsAtRate } from './paced';

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
