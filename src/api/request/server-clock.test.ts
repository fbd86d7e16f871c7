import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { check, checked, respondTo, standInForServices } from '../../../tests/support/services';
import { serverNow } from './headers';

standInForServices();

const NOW = Date.parse('2026-01-05T12:00:00Z');

/** What the app takes for the server's time, in ms beside the device's, after a response with this date. */
async function offsetAfter(date: string | undefined): Promise<number> {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  respondTo('get', '/check', () => HttpResponse.json(checked, { headers: date === undefined ? {} : { Date: date } }));
  await check();
  return serverNow() - NOW;
}

it.each([
  ['an hour ahead', 'Mon, 05 Jan 2026 13:00:00 GMT', 3_600_000],
  ['an hour behind', 'Mon, 05 Jan 2026 11:00:00 GMT', -3_600_000],
  ['two seconds ahead, which can be the way of the response', 'Mon, 05 Jan 2026 12:00:02 GMT', 0],
  ['three seconds behind', 'Mon, 05 Jan 2026 11:59:57 GMT', -3_000],
])('the clock of a server that is %s counts', async (_name, date, offset) => {
  expect(await offsetAfter(date)).toBe(offset);
  const without = [await offsetAfter(undefined), await offsetAfter('yesterday')];
  expect(without, 'a response without a date').toEqual([offset, offset]);
});
