import { describe, expect, it } from 'vitest';
import { allHostileRedirects } from '../../../tests/support/guards/hostile-redirects';
import { decideProvider } from './sso-login.api';

const rules = { origin: 'https://login.test', allowedOrigins: ['https://idp.test'], landing: '/authn/landing' };
const provider = (initiateRequestUrl: string, isDiscoveryEnabled = true) => ({
  initiateRequestUrl,
  isDiscoveryEnabled,
});

const found = (url: string) => ({ kind: 'found', url });

describe('SSO login request', () => {
  it('uses the first provider with discovery enabled', () => {
    const providers = [provider('/hidden', false), provider('/sso?client=4'), provider('/other')];
    expect(decideProvider(providers, rules)).toEqual(found('/sso?client=4'));
    expect(decideProvider([provider('https://idp.test/start')], rules)).toEqual(found('https://idp.test/start'));
  });
  it('refuses a provider on a foreign origin, and uses the next one', () => {
    expect(decideProvider([provider('https://evil.example/')], rules)).toEqual({ kind: 'refused' });
    expect(decideProvider([provider('javascript:alert(1)'), provider('/sso')], rules)).toEqual(found('/sso'));
  });
  it.each(allHostileRedirects.map((target) => [target.slice(0, 60), target]))(
    'never leaves our origins for %j',
    (_name, target) => {
      const decided = decideProvider([provider(target)], rules);
      if (decided.kind === 'found') expect(new URL(decided.url, rules.origin).origin).toBe(rules.origin);
    },
  );
});
