import { expect, test } from 'vitest';
import { createMock } from '../../index';

const ORIGIN = 'http://app.test';
const CHECK = '/api/authentication-service/v0/check';

/** Opens the events of a world, as its dashboard does. */
async function openEvents(mock: ReturnType<typeof createMock>, id: string) {
  const end = new AbortController();
  const init = { headers: { 'X-Mock-World': id }, signal: end.signal };
  const { body } = await mock.fetch(new Request(`${ORIGIN}/__mock/events`, init));
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  return {
    async until(text: string) {
      while (reader && !seen.includes(text)) seen += (await reader.read()).value ?? '';
      return seen;
    },
    close: () => end.abort(),
  };
}

test('the events of a world go on when another world takes its name', async () => {
  const mock = createMock({ origin: ORIGIN });
  await mock.world({ id: 'watched' });
  const events = await openEvents(mock, 'watched');
  const next = await mock.world({ id: 'watched' });
  await events.until('event: world');
  await next.visitor().fetch(CHECK);
  expect(await events.until('event: call')).toContain('"operationId":"checkAuthentication"');
  events.close();
});

test('the events of a world that is dropped go on when it is made again, and do not make it', async () => {
  const mock = createMock({ origin: ORIGIN });
  const world = await mock.world({ id: 'watched' });
  const events = await openEvents(mock, 'watched');
  await world.drop();
  expect(mock.worlds.list().map(({ id }) => id)).not.toContain('watched');
  await mock.world({ id: 'another' });
  await (await mock.world({ id: 'watched' })).clock.advance({ minutes: 1 });
  const seen = await events.until('"moveClock"');
  expect(seen.match(/event: world\n/g)).toHaveLength(1);
  events.close();
});
