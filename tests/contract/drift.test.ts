import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MockServer, startMockServer } from '../../mock-server/adapters/node';
import { connect } from '../../mock-server/client';
import { findDrift } from '../../scripts/contract/drift';

let server: MockServer;

beforeAll(async () => {
  server = await startMockServer({ port: 0 });
});

afterAll(() => server.close());

test('every operation of the standalone mock server matches the contract', async () => {
  const rows = await findDrift({ target: server.origin, writes: true });
  expect(rows.filter(({ drift }) => drift.length > 0)).toEqual([]);
}, 120_000);

test('the drift check reports an off-contract response with its operation and a command to repeat it', async () => {
  await connect(server.origin)
    .open('default')
    .on('checkAuthentication')
    .offSpec()
    .answer({ status: 200, body: { level: 'high' } });
  const [row] = await findDrift({
    target: server.origin,
    writes: false,
    only: 'checkAuthentication',
  });
  expect(row?.drift.map(({ problem }) => problem).join()).toContain(
    "200 body must have required property 'authentication_method'",
  );
  expect(row?.drift[0]?.curl).toContain(`curl -i '${server.origin}/api/authentication-service/v0/check`);
});
