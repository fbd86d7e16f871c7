import { describe, expect, it, vi } from 'vitest';
import { authentication } from './clients';
import { configureApi } from './configure';
import { check, json, refusal, respondTo, standInForServices, thrownBy } from './testing/services';
import { unwrap } from './response/unwrap';

standInForServices();

describe('the hooks', () => {
  const redirect = { kind: 'redirect', url: '/auth/change-password', isLoginObligation: false };

  it('receive the obligation of any response, and mark the error as handled', async () => {
    const onObligation = vi.fn(() => true);
    configureApi({ onObligation });
    respondTo('get', '/check', json(refusal('BLOCKED_BY_OBLIGATION', { obligation: redirect }), 412));
    const error = await thrownBy(check);
    expect(onObligation).toHaveBeenCalledExactlyOnceWith(redirect, error);
    expect(error.handled).toBe(true);
  });

  it('skip an obligation that the caller handles itself', async () => {
    const onObligation = vi.fn(() => true);
    configureApi({ onObligation });
    respondTo('get', '/check', json(refusal('BLOCKED_BY_OBLIGATION', { obligation: redirect }), 412));
    const error = await thrownBy(() => unwrap(authentication.GET('/check'), { skipHooks: ['obligation'] }));
    expect(error).toMatchObject({ handled: false, obligation: redirect });
    expect(onObligation).not.toHaveBeenCalled();
  });

  it.each([
    [{}],
    [{ kind: 'redirect' }],
    [{ kind: 'command' }],
    [{ kind: 'teleport', url: '/x' }],
    ['redirect'],
    [null],
  ])('ignore the malformed obligation %j', async (obligation) => {
    const onObligation = vi.fn(() => true);
    configureApi({ onObligation });
    respondTo('get', '/check', json(refusal('BLOCKED_BY_OBLIGATION', { obligation }), 412));
    expect(await thrownBy(check)).toMatchObject({ status: 412, obligation: undefined, handled: false });
    expect(onObligation).not.toHaveBeenCalled();
  });

  it('receive a 403, except the one for too many attempts', async () => {
    const onForbidden = vi.fn(() => true);
    configureApi({ onForbidden });
    respondTo('get', '/check', json(refusal('INSUFFICIENT_PERMISSIONS'), 403), json(refusal('TOO_MANY_ATTEMPTS'), 403));
    expect((await thrownBy(check)).handled).toBe(true);
    expect((await thrownBy(check)).handled).toBe(false);
    expect(onForbidden).toHaveBeenCalledTimes(1);
  });

  it('receive a missing session, but not wrong credentials', async () => {
    const onSessionMissing = vi.fn(() => true);
    configureApi({ onSessionMissing });
    respondTo('get', '/check', json(refusal('MISSING_SESSION_COOKIE'), 401), json(refusal('INCORRECT_CREDS'), 401));
    expect((await thrownBy(check)).handled).toBe(true);
    expect((await thrownBy(check)).handled).toBe(false);
    expect(onSessionMissing).toHaveBeenCalledTimes(1);
  });
});
