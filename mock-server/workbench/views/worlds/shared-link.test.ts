import { expect, test } from 'vitest';
import { linkOf } from '../../../control/copy/link';
import { readSharedLink } from './shared-link';

const linkTo = (set: unknown): string => `http://localhost:4010/__mock#set=${encodeURIComponent(JSON.stringify(set))}`;
const call = { method: 'POST', url: '/__mock/scenarios/locked-out', body: { params: { person: 'ben' } } };

test('a link that the mock server has made gives its calls and its page, whatever its origin', () => {
  const setUp = [{ operationId: 'applyScenario', ...call }];
  const link = linkOf({ setUp, calls: [], path: '/auth/legal', origin: 'http://other-machine:5173', world: 'mine' });
  expect(readSharedLink(link)).toEqual({ calls: [call], path: '/auth/legal' });
});

test.each([
  ['a call outside the control interface', { ...call, url: '/api/authentication-service/v0/logout' }],
  ['a call of another origin', { ...call, url: '//evil.example/__mock/' }],
  ['a path that leaves it', { ...call, url: '/__mock/../api/authentication-service/v0/logout' }],
  ['an encoded path that leaves it', { ...call, url: '/__mock/%2e%2e/api/authentication-service/v0/logout' }],
  ['a path with a backslash', { ...call, url: '/__mock/\\evil.example' }],
  ['a method that only reads', { ...call, method: 'GET' }],
  ['no call', 'reset'],
])('it drops %s', (_name, bad) => {
  expect(readSharedLink(linkTo({ calls: [bad, call], path: '/auth/login' }))?.calls).toEqual([call]);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 7])('it opens no page like %s', (path) => {
  expect(readSharedLink(linkTo({ calls: [], path }))?.path).toBe('/auth/login');
});

test.each(['', 'http://localhost/__mock', 'http://localhost/__mock#set=%', linkTo(null), linkTo({ calls: 1 })])(
  'it cannot read %j',
  (link) => {
    expect(readSharedLink(link)).toBeUndefined();
  },
);
