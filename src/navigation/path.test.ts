import { describe, expect, it, onTestFinished } from 'vitest';
import { definePath, searchOf, withQuery, withSearch } from './path';

const settings = definePath('/auth/account-settings/:tab', 'returnUrl');

describe('a path', () => {
  it('builds its URL from the parameters of its pattern and of its query', () => {
    expect(settings({ tab: 'devices' })).toBe('/auth/account-settings/devices');
    expect(settings({ tab: 'a/b?c', returnUrl: '/view/home?x=1' })).toBe(
      '/auth/account-settings/a%2Fb%3Fc?returnUrl=%2Fview%2Fhome%3Fx%3D1',
    );
    expect(settings.pattern).toBe('/auth/account-settings/:tab');
  });

  it('omits a query parameter without a value', () => {
    const login = definePath('/auth/login', 'redirectUrl');
    expect([login(), login({ redirectUrl: '' }), login({ redirectUrl: undefined })]).toEqual([
      '/auth/login',
      '/auth/login',
      '/auth/login',
    ]);
  });

  it('requires the parameters of its pattern, and knows those of its query', () => {
    // @ts-expect-error The tab is missing.
    expect(settings({})).toBe('/auth/account-settings/');
    // @ts-expect-error The page has no such parameter.
    expect(settings({ tab: 'devices', other: 'x' })).toBe('/auth/account-settings/devices');
  });
});

describe('a query', () => {
  it('joins the one that a URL has, before the fragment', () => {
    expect(withQuery('https://other.test/login', { redirectUrl: '/view/home?a=1' })).toBe(
      'https://other.test/login?redirectUrl=%2Fview%2Fhome%3Fa%3D1',
    );
    expect(withQuery('/a?b=1#c', { d: 2 })).toBe('/a?b=1&d=2#c');
    expect(withQuery('/a?b=1#c', { d: undefined })).toBe('/a?b=1#c');
  });

  it('is the same in a browser whose queries have no size', () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {};
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    onTestFinished(() => void Object.defineProperty(URLSearchParams.prototype, 'size', size));
    expect(withQuery('/a', { b: 1 })).toBe('/a?b=1');
    expect(withQuery('/a', { b: undefined })).toBe('/a');
    expect([searchOf(new URLSearchParams('b=1')), searchOf(new URLSearchParams())]).toEqual(['?b=1', '']);
  });

  it('of the page is kept as it is', () => {
    const login = definePath('/auth/login');
    expect([withSearch(login(), '?a=%20'), withSearch(login(), '?'), withSearch(login(), '')]).toEqual([
      '/auth/login?a=%20',
      '/auth/login',
      '/auth/login',
    ]);
  });
});
