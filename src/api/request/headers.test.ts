import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { configureApi } from '../configure';
import { serverNow } from './headers';
import {
  base,
  bases,
  check,
  checked,
  json,
  logout,
  refusal,
  respondTo,
  services,
  standInForServices,
  thrownBy,
} from '../../../tests/support/services';

standInForServices();

const done = () => new HttpResponse(null, { status: 204 });
const elsewhere = { origin: () => 'https://elsewhere.example', bases: { ...bases, authentication: base } };
const refused = json(refusal('CSRF_TOKEN_INVALID'), 403);
const posts = () => services.seen.filter(({ method }) => method === 'POST');
const tokens = () => posts().map(({ headers }) => headers.get('X-CSRF-Token'));
const sent = (name: string) => services.seen.map(({ headers }) => headers.get(name));
/** The check refuses a visitor, and sets the cookie all the same. */
const renewed = (cookies: string) => () => {
  services.cookies = cookies;
  return HttpResponse.json(refusal('MISSING_SESSION_COOKIE'), { status: 401 });
};

describe('the CSRF token', () => {
  it('is on every non-GET and on no GET', async () => {
    respondTo('get', '/check', json(checked));
    respondTo('post', '/logout', done);
    await check();
    await logout();
    expect(sent('X-CSRF-Token')).toEqual([null, 'token-1']);
  });

  it('comes from the cookie with the prefix __Host-, which no neighbour host can set', async () => {
    respondTo('post', '/logout', done);
    services.cookies = 'csrf-token=of-a-neighbour; __Host-csrf-token=ours';
    await logout();
    services.cookies = 'csrf-token=plain; __Host-csrf-token=';
    await logout();
    expect(sent('X-CSRF-Token')).toEqual(['ours', 'plain']);
  });

  it('is never sent to another origin', async () => {
    configureApi(elsewhere);
    respondTo('post', '/logout', done);
    await logout();
    expect(services.seen[0]?.headers.has('X-CSRF-Token')).toBe(false);
  });

  it('goes to services on another origin, with the cookies, when the configuration says so', async () => {
    configureApi({ ...elsewhere, withCredentials: true });
    respondTo('post', '/logout', done);
    await logout();
    configureApi({ withCredentials: false });
    expect(services.seen[0]?.headers.get('X-CSRF-Token')).toBe('token-1');
    expect(services.seen[0]?.credentials).toBe('include');
    await logout();
    expect(services.seen[1]?.credentials).toBe('same-origin');
  });

  it('is fetched once for parallel requests when the cookie is missing', async () => {
    services.cookies = '';
    respondTo('get', '/check', renewed('other=1; csrf-token=token-2'));
    respondTo('post', '/logout', done);
    await Promise.all([logout(), logout()]);
    expect(services.seen.map((request) => request.method)).toEqual(['GET', 'POST', 'POST']);
    expect(tokens()).toEqual(['token-2', 'token-2']);
  });

  it.each([
    ['a 403 of another reason', json(refusal('FORBIDDEN'), 403)],
    ['a 403 without a readable body', () => new HttpResponse('<p>Blocked</p>', { status: 403 })],
    ['another status', json(refusal('CSRF_TOKEN_INVALID'), 422)],
  ])('is not renewed after %s', async (_name, response) => {
    respondTo('post', '/logout', response);
    respondTo('get', '/check', () => ((services.cookies = 'csrf-token=token-2'), HttpResponse.json(checked)));
    await thrownBy(logout);
    expect(services.seen).toHaveLength(1);
  });

  it('is the last of one name: a cookie of an earlier release with Path=/auth comes first', async () => {
    services.cookies = 'csrf-token=stale; csrf-token=good';
    respondTo('post', '/logout', done);
    await logout();
    expect(sent('X-CSRF-Token')).toEqual(['good']);
  });

  it('that was refused is not sent again', async () => {
    services.cookies = 'csrf-token=good; csrf-token=stale';
    respondTo('post', '/logout', refused, done, refused);
    respondTo('get', '/check', json(checked));
    await logout();
    expect(tokens()).toEqual(['stale', 'good']);
    services.cookies = 'csrf-token=stale';
    expect(await thrownBy(logout)).toMatchObject({ code: 'CSRF_TOKEN_INVALID' });
    expect(tokens()).toEqual(['stale', 'good', 'stale']);
  });

  it('is not renewed a second time', async () => {
    respondTo('post', '/logout', refused);
    respondTo('get', '/check', () => ((services.cookies = 'csrf-token=token-2'), HttpResponse.json(checked)));
    const onForbidden = vi.fn(() => true);
    configureApi({ onForbidden });
    expect(await thrownBy(logout)).toMatchObject({ status: 403, code: 'CSRF_TOKEN_INVALID', handled: false });
    expect(posts()).toHaveLength(2);
    expect(onForbidden).not.toHaveBeenCalled();
  });
});

describe('the person of a change', () => {
  it('is on every non-GET and on no GET, once it is known', async () => {
    respondTo('get', '/check', json(checked));
    respondTo('post', '/logout', done);
    await logout();
    configureApi({ person: () => 'person-ann' });
    await check();
    await logout();
    expect(sent('Expected-Person-Id')).toEqual([null, null, 'person-ann']);
  });

  it('is never sent to another origin', async () => {
    configureApi({ ...elsewhere, person: () => 'person-ann', withCredentials: true });
    respondTo('post', '/logout', done);
    await logout();
    configureApi({ withCredentials: false });
    expect(sent('Expected-Person-Id')).toEqual([null]);
  });

  it('stays out of the header when it is off the contract', async () => {
    respondTo('post', '/logout', done);
    for (const id of ['', 'Ann Lee', 'ä', 'x\ny', 'x'.repeat(129)]) {
      configureApi({ person: () => id });
      await logout();
    }
    expect(sent('Expected-Person-Id')).toEqual([null, null, null, null, null]);
  });

  it('that is not the one of the session is the one thing that the refusal runs, at any status', async () => {
    const onOtherPerson = vi.fn(() => true);
    const onForbidden = vi.fn(() => true);
    configureApi({ onOtherPerson, onForbidden });
    const another = refusal('SESSION_OF_ANOTHER_PERSON');
    respondTo('post', '/logout', json(another, 409), json(another, 403));
    for (const status of [409, 403]) expect(await thrownBy(logout)).toMatchObject({ status, handled: true });
    expect([onOtherPerson.mock.calls.length, onForbidden.mock.calls.length]).toEqual([2, 0]);
  });
});

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
