import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/cli/free-port';
import { request } from './front/case';
import { startNames } from './front/names';
import { publicHost } from './front/servers';
import { startServices } from './front/services';
import { ask, statusOf, withNginx } from './front/with-nginx';

describe('the name of the services', () => {
  it('need not be known when nginx starts, and may move', async () => {
    const services = await startServices();
    const names = await startNames({});
    const apiOrigin = new URL(`http://services.test:${services.port}`);
    await withNginx({ apiOrigin, resolver: names.address }, async ({ port }) => {
      const status = () => statusOf(port, '/api/x');
      expect(await status()).toBe(502);
      names.known['services.test'] = '127.0.0.1';
      await expect.poll(status, { timeout: 8000 }).toBe(200);
      const moved = await startServices(services.port, '127.0.0.2');
      names.known['services.test'] = '127.0.0.2';
      const hasMoved = async () => (await status()) === 200 && moved.received.length > 0;
      await expect.poll(hasMoved, { timeout: 8000 }).toBe(true);
      const atOldAddress = services.received.length;
      services.close();
      for (let calls = 0; calls < 5; calls += 1) expect(await status()).toBe(200);
      expect(services.received).toHaveLength(atOldAddress);
      moved.close();
      // Nobody listens at this address of the same machine.
      names.known['services.test'] = '127.0.0.3';
      await expect.poll(status, { timeout: 8000 }).toBe(502);
    });
    names.close();
  }, 40_000);
});

describe('an outage of the services', () => {
  it('is in outage.log with its trace id and no secret, and ends with the outage', async () => {
    const apiPort = await freePort();
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await withNginx({ apiOrigin: new URL(`http://127.0.0.1:${apiPort}`) }, async (server) => {
      const call = request('GET', '/api/ui-gateway/v0/config/secret?token=secret', [`X-Trace-Id: ${traceId}`]);
      expect((await ask(server.port, call))?.status).toBe(502);
      await expect.poll(server.outages).not.toBe('');
      expect(JSON.parse(server.outages())).toMatchObject({
        host: publicHost,
        method: 'GET',
        path: '/api/ui-gateway/v0/config',
        status: '502',
        upstream: `127.0.0.1:${apiPort}`,
        upstreamStatus: '502',
        upstreamSeconds: expect.stringMatching(/^\d/),
        traceId,
      });
      expect(server.log()).not.toContain('secret');
      const services = await startServices(apiPort);
      expect(await statusOf(server.port, '/api/x')).toBe(200);
      expect(await statusOf(server.port, '/nowhere')).toBe(404);
      await expect.poll(server.log).toContain('"status":"404"');
      expect(server.outages().trim().split('\n')).toHaveLength(1);
      services.close();
    });
  });

  it('costs no more than the calls within it: none is repeated or lost, and the next one gets through', async () => {
    const apiPort = await freePort();
    await withNginx({ apiOrigin: new URL(`http://127.0.0.1:${apiPort}`) }, async ({ port }) => {
      const save = async (body: string, target = '/api/x') =>
        ask(port, request('POST', target, [`Content-Length: ${body.length}`], body));
      const before = await startServices(apiPort);
      expect((await save('before'))?.status).toBe(200);
      // The services take a call, and go down before they respond.
      const broken = save('broken', '/api/faulty/silent');
      await expect.poll(() => before.received.length).toBe(2);
      before.close();
      expect((await broken)?.status).toBe(502);
      for (const id of ['during-1', 'during-2', 'during-3']) {
        const response = await save(id);
        expect([response?.status, JSON.parse(response?.body ?? '').code]).toEqual([502, 'SERVICE_UNAVAILABLE']);
        expect(await statusOf(port, '/auth/login')).toBe(200);
        expect(await statusOf(port, '/healthz')).toBe(200);
      }
      const after = await startServices(apiPort);
      expect((await save('after'))?.status).toBe(200);
      expect(after.received.map(({ body }) => body)).toEqual(['after']);
      after.close();
    });
  });

  it('of 30 s keeps the pages and says so to each call at once, and the first call after it gets through', async () => {
    const apiPort = await freePort();
    await withNginx({ apiOrigin: new URL(`http://127.0.0.1:${apiPort}`) }, async (server) => {
      const before = await startServices(apiPort);
      expect(await statusOf(server.port, '/api/x')).toBe(200);
      before.close();
      const outage = { calls: 0, from: performance.now() };
      while (performance.now() - outage.from < 30_000) {
        const calledAt = performance.now();
        const statuses = ['/api/x', '/auth/login', '/readyz'].map((target) => statusOf(server.port, target));
        expect(await Promise.all(statuses)).toEqual([502, 200, 200]);
        expect(performance.now() - calledAt, 'ms of a call').toBeLessThan(2000);
        outage.calls += 1;
        await new Promise((next) => setTimeout(next, 250));
      }
      const after = await startServices(apiPort);
      expect(await statusOf(server.port, '/api/x')).toBe(200);
      after.close();
      expect(outage.calls).toBeGreaterThan(20);
      await expect.poll(() => server.outages().trim().split('\n').length).toBe(outage.calls);
    });
  });
});
