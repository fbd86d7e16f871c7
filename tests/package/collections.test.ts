import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bruToJsonV2 } from '@usebruno/lang';
import { expect, inject, test } from 'vitest';
import { operations } from '../../openapi/generated/operations';
import { freePort } from '../../scripts/cli/free-port';
import { connect } from '../../mock-server/client';
import { runWell, startUntil } from './support/run';

const { folder, singleFile } = inject('elsewhere');
const collections = join(folder, 'node_modules/sign-in-workbench/collections');
const postman = join(collections, 'sign-in.postman_collection.json');
const outside = { cwd: folder, env: process.env };
const all = Object.keys(operations).length;

interface Report {
  run: { executions: { item: { name: string }; response: { code: number } }[]; failures: unknown[] };
}

test('newman sends every request, with world and CSRF token, and gets what the contract declares', async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const command = [process.execPath, singleFile, 'mock', '--port', String(port)] as const;
  const server = await startUntil(`${origin}/__mock/health`, command, outside);
  try {
    const newman = createRequire(import.meta.url).resolve('newman/bin/newman.js');
    const report = join(folder, 'newman.json');
    const options = ['--env-var', `origin=${origin}`, '--env-var', 'world=sent', '--bail'];
    const written = ['--reporters', 'json', '--reporter-json-export', report];
    await runWell(process.execPath, [newman, 'run', postman, ...options, ...written], outside);
    const { run }: Report = JSON.parse(await readFile(report, 'utf8'));
    expect(run.failures).toEqual([]);
    expect(run.executions).toHaveLength(all);
    expect(run.executions[0]).toMatchObject({
      item: { name: 'Sign in with username and password' },
      response: { code: 200 },
    });
    const { journal } = connect(origin).open('sent');
    const calls = await journal.list();
    expect(calls).toHaveLength(all);
    expect(calls.filter(({ responseBody }) => JSON.stringify(responseBody)?.includes('CSRF_TOKEN_INVALID'))).toEqual(
      [],
    );
    expect(calls.filter(({ breaches, status }) => breaches.length > 0 || status === 400)).toEqual([]);
    expect(calls.filter(({ status }) => status < 300).length).toBeGreaterThan(40);
  } finally {
    await server.stop();
  }
});

test('the collection of Bruno has the same requests, in files that Bruno reads', async () => {
  const names = (await readdir(join(collections, 'bruno'), { recursive: true })).filter((name) =>
    /\/\w+\.bru$/.test(name),
  );
  const files = names.filter((name) => !name.startsWith('environments/'));
  const urls = await Promise.all(
    files.map(async (name) => {
      const { http, meta } = bruToJsonV2(await readFile(join(collections, 'bruno', name), 'utf8'));
      return `${meta.name}: ${http.method} ${http.url.split('?')[0]}`;
    }),
  );
  const { item } = JSON.parse(await readFile(postman, 'utf8'));
  interface Item {
    name: string;
    request: { method: string; url: { raw: string } };
  }
  const same = item.flatMap(({ item: requests }: { item: Item[] }) =>
    requests.map(({ name, request: { method, url } }) => `${name}: ${method.toLowerCase()} ${url.raw}`),
  );
  expect(urls.sort()).toEqual(same.sort());
  expect(urls).toHaveLength(all);
  const shared = await readFile(join(collections, 'bruno/collection.bru'), 'utf8');
  for (const header of ['X-Mock-World: {{world}}', 'X-CSRF-Token: {{csrf}}', 'Cookie: csrf-token={{csrf}}'])
    expect(shared).toContain(header);
});
