import { describe, expect, it } from 'vitest';
import { configuredHosts, localHosts, originFrom, publicOriginsFrom } from './public-origins';
import { parsePath } from './request-rules';

describe('a path', () => {
  it('is decoded once', () => {
    expect(parsePath('/auth/a%20b?c=%2f')).toBe('/auth/a b');
    expect(parsePath('/auth/create-account/aaa.bbb%2eccc')).toBe('/auth/create-account/aaa.bbb.ccc');
    expect(parsePath('/auth/caf%C3%A9')).toBe('/auth/café');
  });

  it.each([
    '/auth/..%2fx',
    '/auth/%2E%2e/x',
    '/a//b',
    '/a/..;/x',
    '/%252fx',
    '/a%00',
    '/a%0a',
    '/\\x',
    '/%5cx',
    '/%c0%ae',
    '/%zz',
    'x',
    '',
    '*',
    'http://x/y',
    '/a#b',
    '/a?b#c',
  ])('with more than one reading is none: %s', (target) => {
    expect(parsePath(target)).toBeUndefined();
  });
});

describe('the public hosts', () => {
  it('are the configured ones, whatever the port and the case', () => {
    const originOf = configuredHosts(publicOriginsFrom('https://login.example, https://rebrand.example:8443'));
    expect(originOf('LOGIN.example:444')?.host).toBe('login.example');
    expect(originOf('rebrand.example')?.host).toBe('rebrand.example:8443');
    for (const host of ['evil.example', 'localhost', 'login.example.evil.example', 'login.example@evil.example', ''])
      expect(originOf(host), host).toBeUndefined();
  });

  it('are the names of this machine where nothing is configured', () => {
    const originOf = localHosts('10.0.0.7');
    for (const host of [
      'localhost:4173',
      'rebrand.localhost:4173',
      '127.0.0.1',
      '127.1.2.3:80',
      '[::1]:4173',
      '10.0.0.7:4173',
    ])
      expect(originOf(host)?.protocol, host).toBe('http:');
    for (const host of [
      'rebound.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '10.0.0.8',
      'evil.example:4173',
      'localhost:99999',
    ])
      expect(originOf(host), host).toBeUndefined();
  });

  it('are origins, or the start is refused', () => {
    for (const text of [
      'login.example',
      'https://login.example/auth',
      'ftp://login.example',
      'https://a@login.example',
      '',
    ])
      expect(() => publicOriginsFrom(text), text).toThrow('PUBLIC_ORIGIN must be an origin');
    expect(originFrom('API_ORIGIN', 'http://127.0.0.1:4010', 'x').host).toBe('127.0.0.1:4010');
  });
});
