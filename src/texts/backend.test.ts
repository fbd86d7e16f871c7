import { describe, expect, it } from 'vitest';
import { readPackage } from './backend';

describe('a package of texts', () => {
  it('cannot change prototypes, and contains nothing but texts', () => {
    const hostile: unknown = JSON.parse(
      '{"resources":{"__proto__":{"x":"y"},"login":{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"title":"ok","n":1,"list":["a"],"deep":{"a":{"b":{"c":{"d":{"e":{"f":{"g":"too deep"}}}}}}}}}}',
    );
    const read = readPackage(hostile);
    expect(Object.keys(read)).toEqual(['login']);
    expect(Object.keys(read.login ?? {})).toEqual(['title', 'deep']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(JSON.stringify(read)).not.toContain('too deep');
    // A region without differences.
    expect(readPackage({ language: 'en-CA', resources: {} })).toEqual({});
    for (const none of [null, [], 'html', {}, { resources: [] }]) expect(() => readPackage(none)).toThrow(TypeError);
  });

  it('loses what is HTML, so that the next language replaces it', () => {
    const read = readPackage({
      resources: {
        login: { a: '<img src=x onerror=alert(1)>', b: '</b>', c: '<!-- -->', d: 'fewer than 3 < 4', e: 'a <-> b' },
      },
    });
    expect(read).toEqual({ login: { d: 'fewer than 3 < 4', e: 'a <-> b' } });
  });
});
