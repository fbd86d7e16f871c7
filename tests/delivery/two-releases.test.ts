import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundle } from '../../scripts/build';
import { START_FILES_ID, type StartFiles } from '../../src/app/start/page/start-files';
import { inlineHashes } from '../../scripts/delivery/headers';
import { paths } from '../../src/navigation/paths';
import { request } from './front/case';
import type { FrontServer } from './front/servers';
import { headerOf } from './front/socket';
import { ask, statusOf, withNginx } from './front/with-nginx';

/** nginx keeps the server file of release N while the next release comes, and while it goes again. */
let next: string;
beforeAll(async () => {
  next = mkdtempSync(join(tmpdir(), 'next-release-'));
  vi.stubEnv('VITE_BUILD_ID', 'next-release');
  await bundle(next);
  vi.unstubAllEnvs();
}, 120_000);
afterAll(() => rmSync(next, { recursive: true }));

const pageOf = (folder: string): string => readFileSync(join(folder, 'index.html'), 'utf8');

function filesOf(page: string): string[] {
  const [, list = ''] = new RegExp(`id="${START_FILES_ID}">(.*?)</script>`).exec(page) ?? [];
  const { entry, renderer, modules }: StartFiles = JSON.parse(list);
  return [entry, renderer, ...modules];
}

/** As an operator does: the new assets first, the page last. The assets of the release before stay. */
function deliver(from: string, to: string): void {
  cpSync(join(from, 'auth/assets'), join(to, 'auth/assets'), { recursive: true });
  cpSync(join(from, 'index.html'), join(to, 'index.html.new'));
  renameSync(join(to, 'index.html.new'), join(to, 'index.html'));
}

const routes = Object.values(paths).map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'some.value'));

/** Every route serves this page, under a policy that lets its inline scripts run, and no cache keeps it. */
async function expectEverywhere({ port }: FrontServer, page: string): Promise<void> {
  expect(routes.length).toBeGreaterThan(30);
  for (const route of routes) {
    const response = await ask(port, request('GET', route));
    expect([route, response?.status, response?.body === Buffer.from(page).toString('latin1')]).toEqual([
      route,
      200,
      true,
    ]);
    expect(response && headerOf(response, 'Cache-Control'), route).toBe('no-store');
    const policy = (response && headerOf(response, 'Content-Security-Policy')) ?? '';
    for (const hash of inlineHashes(page, 'script')) expect(policy, route).toContain(hash);
  }
}

const statusesOf = ({ port }: FrontServer, files: string[]) => Promise.all(files.map((file) => statusOf(port, file)));

describe('the next release under the server file of the one before', () => {
  it('is on every route at once, keeps the files of open and cached pages, and can be taken back', async () => {
    await withNginx({}, async (server) => {
      const before = pageOf(server.folder);
      const files = filesOf(before);
      const filesOfNext = filesOf(pageOf(next));
      expect(files.filter((file) => !filesOfNext.includes(file)).length).toBeGreaterThan(0);
      await expectEverywhere(server, before);
      expect(await statusOf(server.port, '/readyz')).toBe(200);

      deliver(next, server.folder);
      await expectEverywhere(server, pageOf(next));
      expect(new Set(await statusesOf(server, [...files, ...filesOfNext]))).toEqual(new Set([200]));

      deliver('dist', server.folder);
      await expectEverywhere(server, before);
      expect(new Set(await statusesOf(server, [...files, ...filesOfNext]))).toEqual(new Set([200]));
    });
  });

  it('gives no page for a lost file, so that an open page notices, and none for a late configuration', async () => {
    await withNginx({}, async (server) => {
      const config = join(server.folder, 'auth/config.json');
      const files = filesOf(pageOf(server.folder)).filter((file) => !filesOf(pageOf(next)).includes(file));
      rmSync(join(server.folder, 'auth/assets'), { recursive: true });
      renameSync(config, `${config}.late`);
      deliver(next, server.folder);
      expect(new Set(await statusesOf(server, files))).toEqual(new Set([404]));
      const missing = await ask(server.port, request('GET', '/auth/config.json'));
      expect([missing?.status, JSON.parse(missing?.body ?? '').code]).toEqual([404, 'NOT_FOUND']);
      expect(missing && headerOf(missing, 'Cache-Control')).toBe('no-store');
      expect(await statusOf(server.port, '/readyz')).toBe(503);
      renameSync(`${config}.late`, config);
      expect(await statusOf(server.port, '/auth/config.json')).toBe(200);
      expect(await statusOf(server.port, '/readyz')).toBe(200);
    });
  });
});
