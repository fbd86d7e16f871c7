import { describe, expect, it } from 'vitest';
import { originFrom, publicOriginsFrom } from './public-origins';

describe('the public hosts', () => {
  it('may be several', () => {
    const origins = publicOriginsFrom('https://login.example, https://rebrand.example:8443');
    expect(origins.map(({ host }) => host)).toEqual(['login.example', 'rebrand.example:8443']);
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
