import { expect, test } from 'vitest';
import { connect } from '../../mock-server/client';
import { startProcess } from '../../scripts/measure/bench/processes';

const small = ['--max-old-space-size=512', '--import=tsx', 'mock-server/main.ts'];

test('snapshots in ever new worlds are refused before the memory of the process is full', async () => {
  const server = await startProcess({ command: () => [process.execPath, small], path: '/__mock/health' });
  const origin = `http://127.0.0.1:${server.port}`;
  const snapshot = await connect(origin).open('model').snapshot();
  const [ann] = snapshot.collections['persons'] ?? [];
  const bodyWith = (values: object) =>
    JSON.stringify({ ...snapshot, collections: { ...snapshot.collections, persons: [{ ...ann, ...values }] } });
  const put = async (world: string, body: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Mock-World': world };
    return (await fetch(new URL('/__mock/snapshot', origin), { method: 'PUT', headers, body })).status;
  };
  expect(await put('long', bodyWith({ lastName: 'x'.repeat(7_800_000) }))).toBe(413);

  const large = bodyWith({ passwordHistory: Array.from({ length: 125 }, () => 'x'.repeat(62_000)) });
  const statuses = [];
  for (let n = 0; n < 40; n += 1) statuses.push(await put(`world-${n}`, large));
  const taken = statuses.filter((status) => status === 200).length;
  expect(taken).toBeGreaterThan(30);
  expect(statuses.slice(taken)).toEqual(Array.from({ length: 40 - taken }, () => 413));
  expect((await fetch(new URL('/__mock/health', origin))).status).toBe(200);

  await server.stop();
}, 180_000);
