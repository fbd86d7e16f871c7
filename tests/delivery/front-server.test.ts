import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserProperties } from './front/browser-cases';
import { judge, type Property } from './front/case';
import { judgeFault, slowProperties } from './front/fault-cases';
import { faultyAnswers } from './front/faulty-answers';
import { framingProperties } from './front/framing-cases';
import { pathProperties } from './front/path-cases';
import { requestProperties } from './front/request-cases';
import { startNginx, startPreview, type FrontServer } from './front/servers';
import { wayProperties } from './front/way-cases';

const oneByOne: readonly Property[] = [
  ...pathProperties,
  ...framingProperties,
  ...requestProperties,
  ...wayProperties,
  ...browserProperties,
];

const faults = ['GET', 'POST'].flatMap((method) =>
  Object.entries(faultyAnswers).map(([name, faulty]) => [method, name, faulty] as const),
);

const ofFaults = 'services that fail give 502 or 504, or an answer that is seen to break off';
const sizes = new Map<string, number>([
  ...oneByOne.map(({ property, cases }) => [property, cases.length] as const),
  [ofFaults, faults.length],
  ...slowProperties.map(({ property, cases }) => [property, cases.length] as const),
]);

/** How many cases of each property pass, per server. The test writes a table into reports/delivery/front-server.md. */
const held = { preview: new Map<string, number>(), nginx: new Map<string, number>() };
async function counted(server: FrontServer, property: string, judged: Promise<void>): Promise<void> {
  await judged;
  held[server.name].set(property, (held[server.name].get(property) ?? 0) + 1);
}

describe.each([
  ['preview', startPreview],
  ['nginx', startNginx],
] as const)('the front server %s', (_name, start) => {
  let server: FrontServer;
  beforeAll(async () => void (server = await start()), 180_000);
  afterAll(() => server.stop());

  for (const { property, cases } of oneByOne) {
    describe(property, () => {
      it.each(cases)('$name', (one) => counted(server, property, judge(server, one)));
    });
  }

  // Each of these waits for a time-out, so they run concurrently.
  describe.concurrent(ofFaults, () => {
    it.each(faults)('%s %s: the services get one request', (method, name, faulty) =>
      counted(server, ofFaults, judgeFault(server, name, method, faulty)),
    );
  });
  for (const { property, cases } of slowProperties) {
    describe.concurrent(property, () => {
      it.each(cases)('$name', (one) => counted(server, property, judge(server, one)));
    });
  }

  it('has at least 250 cases', () => {
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(250);
  });
});

afterAll(() => {
  const of = (name: FrontServer['name']): number => [...held[name].values()].reduce((sum, size) => sum + size, 0);
  const rows = [...sizes].map(
    ([property, size]) =>
      `| ${property} | ${size} | ${held.preview.get(property) ?? 0} | ${held.nginx.get(property) ?? 0} |`,
  );
  mkdirSync('reports/delivery', { recursive: true });
  writeFileSync(
    'reports/delivery/front-server.md',
    ['| property | cases | hold with the preview | hold with nginx |', '|---|---|---|---|', ...rows, ''].join('\n'),
  );
  console.log(rows.join('\n'));
  console.log(`Raw-socket cases that hold: preview ${of('preview')}, nginx ${of('nginx')}.`);
});

describe('the table of docs/delivery.md', () => {
  // Without the spaces that align its columns.
  const written = readFileSync('docs/delivery.md', 'utf8').replaceAll(/ +\|/g, ' |');
  it.each([...sizes])('gives the number of cases of "%s"', (property, size) => {
    expect(written).toContain(`\n| ${property} | ${size} |`);
  });
});
