import { expect, it } from 'vitest';
import { newCaller, testWorld } from '../../testing/client';

it.each(['logout', 'logoutAllSessions'] as const)(
  '%s tells the browser to drop what it has stored, with and without a session, and leaves no cookie of single sign-on',
  async (id) => {
    const ann = await newCaller(await testWorld()).signIn('ann', { method: 'SSO' });
    expect(ann.cookies.get('sso-session')).toBe('true');
    for (let n = 0; n < 2; n += 1) expect((await ann.expect(id, '200')).headers['clear-site-data']).toBe('"cache"');
    expect(ann.cookies.has('sso-session')).toBe(false);
  },
);
