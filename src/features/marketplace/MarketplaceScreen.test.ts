import { describe, expect, it } from 'vitest';
import { readGroupName } from './MarketplaceScreen';

describe('marketplace group name', () => {
  it('is looked up in the settings', () =>
    expect(['BENEFITS', 'A_NS_SSO_TESTING~one'].map(readGroupName)).toEqual([
      { kind: 'settings', group: 'BENEFITS' },
      { kind: 'settings', group: 'A_NS_SSO_TESTING~one' },
    ]));
  it('leads to the tested-SSO endpoint after the tilde when it starts with NS_SSO_TESTING', () => {
    expect(readGroupName('NS_SSO_TESTING~/outside/tested-sso/one')).toEqual({
      kind: 'testedSso',
      endpoint: '/outside/tested-sso/one',
    });
    expect(readGroupName('NS_SSO_TESTING_EU~a~b')).toEqual({ kind: 'testedSso', endpoint: 'a~b' });
  });
  it.each([null, '', '  ', 'NS_SSO_TESTING', 'NS_SSO_TESTING~'])('has no target: %j', (name) =>
    expect(readGroupName(name)).toEqual({ kind: 'none' }),
  );
});
