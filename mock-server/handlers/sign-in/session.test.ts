import { expect, it } from 'vitest';
import { newCaller, testWorld } from '../../testing/client';

it.each(['logout', 'logoutAllSessions'] as const)(
  '%s tells the browser to drop what it has stored, with and without a session',
  async (id) => {
    const ann = await newCaller(await testWorld()).signIn('ann');
    expect((await ann.expect(id, '200')).headers['clear-site-data']).toBe('"cache"');
    expect((await ann.expect(id, '200')).headers['clear-site-data']).toBe('"cache"');
  },
);

it.each(['logout', 'logoutAllSessions'] as const)('%s leaves no cookie of single sign-on', async (id) => {
  const ann = await newCaller(await testWorld()).signIn('ann', { method: 'SSO' });
  expect(ann.cookies.get('sso-session')).toBe('true');
  await ann.expect(id, '200');
  expect(ann.cookies.has('sso-session')).toBe(false);
});
