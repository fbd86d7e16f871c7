import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { authentication, orchestrator } from './clients';
import { configureApi } from './configure';
import {
  bases,
  check,
  json,
  origin,
  refusal,
  respondTo,
  server,
  standInForServices,
  thrownBy,
} from '../../tests/support/services';
import { done, unwrap } from './response/unwrap';

standInForServices();

describe('the hooks', () => {
  const redirect = { kind: 'redirect', url: '/auth/change-password', isLoginObligation: false };

  it('receive the obligation of any response, and mark the error as handled', async () => {
    const onObligation = vi.fn(() => true);
    configureApi({ onObligation });
    respondTo('get', '/check', json(refusal('BLOCKED_BY_OBLIGATION', { obligation: redirect }), 412));
    const error = await thrownBy(check);
    expect(onObligation).toHaveBeenCalledExactlyOnceWith(redirect, error, undefined);
    expect(error.handled).toBe(true);
  });

  it('receive where a change goes on after a step-up', async () => {
    const onObligation = vi.fn(() => true);
    configureApi({ onObligation });
    const stepUp = { kind: 'command', command: 'stepUp', args: { requiredLevel: 3 }, isLoginObligation: false };
    const answer = json(refusal('BLOCKED_BY_OBLIGATION', { obligation: stepUp }), 412);
    server.use(http.delete(`${origin}${bases.orchestrator}/persons/me/phone-numbers`, answer));
    const call = () => orchestrator.DELETE('/persons/me/phone-numbers', { params: { query: { phoneNumber: '+1' } } });
    const resume = () => ({ pathname: '/auth/user', search: '' });
    const error = await thrownBy(() => done(call(), { resume }));
    expect(onObligation).toHaveBeenCalledExactlyOnceWith(stepUp, error, resume);
    // @ts-expect-error The call may need a step-up, and does not say how it goes on.
    expect(await thrownBy(() => done(call()))).toMatchObject({ handled: true });
    respondTo('get', '/check', json({}));
    // @ts-expect-error This call needs none.
    await done(authentication.GET('/check'), { resume });
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
