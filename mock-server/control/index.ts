import { operationIds } from '../contract/route-index';
import { type MockAnswer, type MockRequest } from '../http';
import { personas } from '../seed/personas';
import { resetWorld, Worlds } from '../worlds';

/** The control interface (design: mock server). All under the world of the request. */
export async function control(worlds: Worlds, request: MockRequest): Promise<MockAnswer> {
  const path = request.url.split('?', 1)[0];
  const world = await worlds.get(Worlds.nameOf(request));
  if (path === '/__mock/health') return json(200, { status: 'ok', operations: operationIds.length, worlds: worlds.size });
  if (path === '/__mock/personas') return json(200, personas.map(({ id, username, password, description }) => ({ id, username, password, description })));
  if (path === '/__mock/reset' && request.method === 'POST') {
    await resetWorld(world);
    return json(200, { id: world.id, scenario: world.scenario });
  }
  return json(404, { message: 'The control interface has no such call.' });
}

function json(status: number, body: unknown): MockAnswer {
  return { status, headers: [['Content-Type', 'application/json'], ['Cache-Control', 'no-store']], body: JSON.stringify(body) };
}
