import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { configureApi } from '../configure';
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

const sent = () => services.seen.map((request) => request.headers.get('Expected-Person-Id'));
const done = () => new HttpResponse(null, { status: 204 });

describe('the person of a change', () => {
  it('is on every non-GET and on no GET, once it is known', async () => {
    respondTo('get', '/check', json(checked));
    respondTo('post', '/logout', done);
    await logout();
    configureApi({ person: () => 'person-ann' });
    await check();
    await logout();
    expect(sent()).toEqual([null, null, 'person-ann']);
  });

  it('is never sent to another origin', async () => {
    configureApi({
      person: () => 'person-ann',
      withCredentials: true,
      origin: () => 'https://elsewhere.example',
      bases: { ...bases, authentication: base },
    });
    respondTo('post', '/logout', done);
    await logout();
    configureApi({ withCredentials: false });
    expect(sent()).toEqual([null]);
  });

  it('stays out of the header when it is off the contract', async () => {
    respondTo('post', '/logout', done);
    for (const id of ['', 'Ann Lee', 'ä', 'x\ny', 'x'.repeat(129)]) {
      configureApi({ person: () => id });
      await logout();
    }
    expect(sent()).toEqual([null, null, null, null, null]);
  });

  it('that is not the one of the session is the one thing that the refusal runs, at any status', async () => {
    const onOtherPerson = vi.fn(() => true);
    const onForbidden = vi.fn(() => true);
    configureApi({ onOtherPerson, onForbidden });
    respondTo(
      'post',
      '/logout',
      json(refusal('SESSION_OF_ANOTHER_PERSON'), 409),
      json(refusal('SESSION_OF_ANOTHER_PERSON'), 403),
    );
    for (const status of [409, 403]) expect(await thrownBy(logout)).toMatchObject({ status, handled: true });
    expect([onOtherPerson.mock.calls.length, onForbidden.mock.calls.length]).toEqual([2, 0]);
  });
});
