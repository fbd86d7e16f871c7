import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, type Property } from './front/case';
import { judgeFault, slowProperties } from './front/fault-cases';
import { faultyAnswers } from './front/faulty-answers';
import { framingProperties } from './front/framing-cases';
import { pathProperties } from './front/path-cases';
import { requestProperties } from './front/request-cases';
import { startNginx, startPreview, type FrontServer } from './front/servers';
import { wayProperties } from './front/way-cases';

const oneByOne: readonly Property[] = [...pathProperties, ...framingProperties, ...requestProperties, ...wayProperties];

const faults = ['GET', 'POST'].flatMap((method) =>
  Object.entries(faultyAnswers).map(([name, faulty]) => [method, name, faulty] as const),
);

describe.each([
  ['preview', startPreview],
  ['nginx', startNginx],
] as const)('the front server %s', (_name, start) => {
  let server: FrontServer;
  beforeAll(async () => void (server = await start()), 180_000);
  afterAll(() => server.stop());

  for (const { property, cases } of oneByOne) {
    describe(property, () => {
      it.each(cases)('$name', (one) => judge(server, one));
    });
  }

  // They wait for time-outs, so they wait together.
  describe.concurrent('services that fail give 502 or 504, or an answer that is seen to break off', () => {
    it.each(faults)('%s %s: the services are asked once', (method, name, faulty) =>
      judgeFault(server, name, method, faulty),
    );
  });
  for (const { property, cases } of slowProperties) {
    describe.concurrent(property, () => {
      it.each(cases)('$name', (one) => judge(server, one));
    });
  }

  it('is tried by at least 250 cases', () => {
    expect(
      [...oneByOne, ...slowProperties].flatMap(({ cases }) => cases).length + faults.length,
    ).toBeGreaterThanOrEqual(250);
  });
});
