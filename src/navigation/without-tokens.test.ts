import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { delivered } from '../../tests/support/delivered-config';
import { parseConfig, setConfig } from '../config/config';
import { paths } from './paths';
import { safeRedirect } from './redirects';
import { keepLinkToken, keptLinkToken } from './route-token';
import { withoutTokens } from './without-tokens';

beforeAll(() => {
  vi.stubGlobal('window', { location: { origin: 'https://app.test' } });
  setConfig(parseConfig(delivered()));
});
afterAll(() => void vi.unstubAllGlobals());

const loginTo = (target: string): string => `/auth/login?redirectUrl=${encodeURIComponent(target)}`;

describe('a target that leaves', () => {
  it.each([
    ['/auth/user-confirmation?token=T&from=mail', '/auth/user-confirmation?from=mail'],
    ['/AUTH/user-confirmation?token=T', '/AUTH/user-confirmation'],
    ['/%61uth/user-confirmation?token=T', '/%61uth/user-confirmation'],
    [loginTo('/auth/user-confirmation?token=T'), loginTo('/auth/user-confirmation')],
    ['/auth/create-account/T', '/'],
    ['/auth/create-account/T/sso?redirectUrl=%2F', '/'],
    ['/auth/Create-Account/T', '/'],
    ['/auth/%63reate-account/T', '/'],
    ['/auth/r/T', '/'],
    ['/auth/R/T', '/'],
    [loginTo('/auth/r/T'), '/auth/login'],
    ['/view/home?token=product', '/view/home?token=product'],
    ['/auth/legal', '/auth/legal'],
  ])('carries no token of ours: %s', (target, expected) => {
    expect(withoutTokens(safeRedirect(target), paths.home())).toBe(expected);
  });
});

it('the token of a link is kept for half an hour, for its own page', () => {
  const path = paths.userConfirmation({});
  keepLinkToken(safeRedirect('/auth/user-confirmation?token=T'), 0);
  const kept = [path, paths.login()].flatMap((page) => [1_799_999, 1_800_000].map((at) => keptLinkToken(page, at)));
  expect(kept).toEqual(['T', undefined, undefined, undefined]);
});
