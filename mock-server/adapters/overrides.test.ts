import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createMock } from '../index';
import { seedWorld } from '../seed';
import { Worlds } from '../world/worlds';
import { respondToFetch } from './fetch';
import { mswHandlers, recordOverrides } from './msw';
import { readOverrides } from './overrides-file';
import { textsOnDisk } from './texts-on-disk';

// The lines between "paste" and "end" are those of docs/overrides.md.
// paste
const mock = createMock({ origin: 'http://app.test' });
const server = setupServer(...mswHandlers(mock));
recordOverrides(server, mock);
server.listen();
// end

afterAll(() => server.close());

const page = await readFile('docs/overrides.md', 'utf8');
const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** A world with ann signed in, and the response to her `getMe`. */
async function begin() {
  const world = await mock.world();
  const cookies = await world.signIn('ann');
  const headers = {
    'X-Mock-World': world.id,
    Cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  };
  const me = async () => (await fetch('http://app.test/api/identity-orchestrator/v0/persons/me', { headers })).json();
  return { world, me };
}

describe('the four ways of docs/overrides.md', () => {
  test('a handler', async () => {
    const { world, me } = await begin();
    // paste
    server.use(http.get('*/persons/me', () => HttpResponse.json({ firstName: 'Zoë' })));
    // end
    expect(await me()).toEqual({ firstName: 'Zoë' });
    await expect
      .poll(() => world.journal.list({ operationId: 'getMe' }))
      .toMatchObject([{ source: 'override', status: 200, breaches: [{ where: 'response' }] }]);
    server.resetHandlers();
  });

  test('a fault with a body', async () => {
    const { world, me } = await begin();
    // paste
    await world
      .on('getMe')
      .times(1)
      .offSpec()
      .answer({ status: 200, body: { firstName: 'Zoë' } });
    // end
    expect(await me()).toEqual({ firstName: 'Zoë' });
    expect(await me()).toMatchObject({ firstName: 'Ann' });
  });

  test('a record, over HTTP', async () => {
    const { world, me } = await begin();
    // paste
    await world.state.patch('persons', 'ann', { firstName: 'Zoë' });
    // end
    expect(await me()).toMatchObject({ firstName: 'Zoë', lastName: 'Lee' });
  });

  test('a record, inside the process', async () => {
    const { world, me } = await begin();
    // paste
    const { db } = await mock.worlds.get(world.id);
    await db.persons.update((q) => q.where({ username: 'ann.lee' }), {
      data(person) {
        person.firstName = 'Zoë';
      },
    });
    // end
    expect(await me()).toMatchObject({ firstName: 'Zoë', lastName: 'Lee' });
  });

  test('a scenario', async () => {
    const { world } = await begin();
    // paste
    await world.scenario('locked-out', { person: 'ben' });
    // end
    expect(await world.state.read('persons')).toContainEqual(
      expect.objectContaining({ id: 'ben', lockedUntil: expect.any(Number) }),
    );
  });

  test('are run here as the page has them', async () => {
    const source = await readFile('mock-server/adapters/overrides.test.ts', 'utf8');
    const run = [...source.matchAll(/\/\/ paste\n([\s\S]*?)\n\s*\/\/ end/g)].map(([, code = '']) => flat(code));
    const onPage = blocks.filter((code) => !code.includes('export default')).join('\n');
    expect(run.join('')).toBe(flat(onPage));
  });
});

describe('the file of overrides', () => {
  // A file outside the repository would not find the package msw.
  const folder = 'node_modules/.cache/overrides';
  const readAs = async (name: string, code: string) => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, name);
    await writeFile(file, code);
    return readOverrides(pathToFileURL(file));
  };
  const send = async (code: string, name: string) => {
    const overrides = await readAs(name, code);
    const worlds = new Worlds(seedWorld, textsOnDisk, undefined, { overrides });
    const response = (method = 'GET') =>
      respondToFetch(worlds, new Request('http://app.test/api/authentication-service/v0/check', { method }));
    return { response, journal: async () => (await worlds.get('default')).journal.list() };
  };

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('overrides what its handlers answer, in the journal too', async () => {
    const code = blocks.find((block) => block.includes('export default'))?.replace('*/persons/me', '*/check') ?? '';
    const { response, journal } = await send(code, 'one.ts');
    expect(await (await response())?.json()).toEqual({ firstName: 'Zoë' });
    expect(await (await response('HEAD'))?.text()).toBe('');
    expect(await journal()).toMatchObject([
      { operationId: 'checkAuthentication', source: 'override', breaches: [{ where: 'response' }] },
      { method: 'HEAD', source: 'override', status: 200 },
    ]);
  });

  test('leaves the rest to the mock server, and may drop a connection', async () => {
    const { response, journal } = await send(
      `import { http, HttpResponse } from 'msw';
       let calls = 0;
       const traced = () => HttpResponse.json({}, { headers: { 'X-Trace-Id': 'own' } });
       export default [http.get('*/check', () => [undefined, HttpResponse.error(), traced()][calls++])];`,
      'two.ts',
    );
    expect((await response())?.status).toBe(401);
    await expect(response()).rejects.toThrow('dropped');
    expect((await response())?.headers.get('X-Trace-Id')).toBe('own');
    expect(await journal()).toMatchObject([{ source: 'mock' }, { delivery: { outcome: 'dropped' }, breaches: [] }, {}]);
  });

  test('says so when a handler fails', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { response, journal } = await send(
      `import { http } from 'msw';
       export default [http.get('*/check', () => { throw new Error('in handler'); })];`,
      'four.ts',
    );
    expect(await (await response())?.text()).toContain('mock-server/overrides.ts failed: Error: in handler');
    expect(await journal()).toMatchObject([{ source: 'override', status: 500 }]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  test('is optional, and says what is wrong with it', async () => {
    expect(await readOverrides(new URL('none.ts', import.meta.url))).toBeUndefined();
    await expect(readAs('three.ts', 'export default 3;')).rejects.toThrow('exports no list of MSW handlers');
  });
});

function flat(code: string): string {
  return code.replaceAll(/\s+/g, '');
}
