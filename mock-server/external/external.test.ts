import { describe, expect, test } from 'vitest';
import { email, makeAssociate, makePerson } from '../world/store/make';
import type { Visitor } from '../client/visitor';
import { createMock } from '../index';

const form = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(values),
  redirect: 'manual',
});

const logIn = (visitor: Visitor, values: Record<string, string> = {}) =>
  visitor.fetch('/outside/nexo/login', form({ username: 'nora.x', password: 'Sunny-Harbor-42', ...values }));

async function world() {
  const mock = createMock();
  const made = await mock.world();
  const inner = await mock.worlds.get(made.id);
  const person = await makePerson(inner, {
    id: 'nora-x',
    username: 'nora.x',
    firstName: 'Nora',
    lastName: '<b>Test</b>',
    emails: [email(inner, 'nora.x@example.com')],
  });
  for (const clientId of ['100', '200']) await makeAssociate(inner, person, clientId, { username: `nora.${clientId}` });
  return { made, visitor: made.visitor() };
}

test.each([
  ['/outside/nexo/login', 'nora.100', { username: 'nora.x', password: 'Sunny-Harbor-42' }],
  ['/outside/nexo/login', 'nora.200', { username: 'NORA.200', password: 'Sunny-Harbor-42' }],
  ['/outside/sso/kestrel', 'nora.100', { user: 'nora.x' }],
  ['/outside/sso/kestrel', undefined, { user: 'kai.ito@kestrel.example' }],
])('a sign-in at %s as %s ends the session before and its mark of SSO', async (path, username, values) => {
  const { made, visitor } = await world();
  await visitor.fetch('/outside/sso/kestrel', form({ user: 'nora.x' }));
  for (let n = 0; n < 2; n += 1) expect((await visitor.fetch(path, form(values))).status).toBe(303);
  const [session, ...others] = await made.state.read('sessions');
  const associate = (await made.state.read('associates')).find(({ id }) => id === session?.['associateId']);
  expect([associate?.['username'], others]).toEqual([username, []]);
  expect(visitor.cookies.has('sso-session')).toBe(path.startsWith('/outside/sso/'));
});

describe('the other sign-in system', () => {
  test('signs a person in and redirects them to their target', async () => {
    const { visitor } = await world();
    const page = await visitor.fetch(
      '/outside/nexo/login?username=nora&redirectUrl=/auth/account-settings/localization',
    );
    expect(await page.text()).toMatch(/value="\/auth\/account-settings\/localization"[\s\S]*value="nora"/);
    const response = await logIn(visitor, { redirectUrl: '/auth/account-settings/localization' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/auth/account-settings/localization');
    expect((await visitor.call('checkAuthentication')).body).toMatchObject({ authentication_method: 'Nexo' });
    expect((await visitor.fetch('/outside/nexo/logout')).status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(['csrf-token']);
    expect((await visitor.fetch('/api/authentication-service/v0/check')).status).toBe(401);
  });

  test('reports a wrong password, and keeps the username', async () => {
    const { visitor } = await world();
    const text = await (await logIn(visitor, { username: '"><script>x', password: 'wrong' })).text();
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;x"');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\t//evil.example',
  ])('never redirects to another origin: %j', async (target) => {
    const { visitor } = await world();
    const response = await logIn(visitor, { redirectUrl: target });
    const location = new URL(response.headers.get('location') ?? '', 'http://localhost:4010');
    expect(location.origin).toBe('http://localhost:4010');
  });

  test.each([
    ['?redirectUrl=/a&returnUrl=/b', { redirectUrl: '/c' }, '/c'],
    ['?redirectUrl=/a&returnUrl=/b', { returnUrl: '/c', RelayState: '/d' }, '/a'],
    ['?returnUrl=/b', { RelayState: '/d' }, '/b'],
    ['?redirectUrl=https://evil.example/', { RelayState: '/d?e=f#g' }, '/d?e=f#g'],
    ['', {}, '/'],
  ])('of the targets %s and %j takes %s', async (query, values, target) => {
    const { visitor } = await world();
    const user = { username: 'nora.x', password: 'Sunny-Harbor-42' };
    const response = await visitor.fetch(`/outside/nexo/login${query}`, form({ ...user, ...values }));
    expect(response.headers.get('location')).toBe(target);
  });

  test('ignores a form from a foreign page', async () => {
    const { visitor } = await world();
    const response = await visitor.fetch('/outside/nexo/login', {
      ...form({ username: 'nora.x', password: 'Sunny-Harbor-42' }),
      headers: { Origin: 'https://evil.example', Host: 'localhost:4010' },
    });
    expect(response.status).toBe(200);
    expect(visitor.cookies.has('session')).toBe(false);
  });
});

describe('the identity provider', () => {
  test.each([
    '/outside/saml/login?clientId=100&returnUrl=/auth/user',
    '/outside/sso/acme/initiate?returnUrl=/auth/user',
  ])('signs a person in at %s and redirects back with a session', async (path) => {
    const { made, visitor } = await world();
    await made.given.obligation('forceSamlAuthentication', { clientId: '100' }).for('nora-x');
    expect((await visitor.fetch(path)).status).toBe(200);
    const response = await visitor.fetch(
      path.split('?')[0]?.replace('/initiate', '') ?? '',
      form({ user: ' nora.x@example.com ', clientId: '100', returnUrl: '/auth/user' }),
    );
    expect(response.headers.get('location')).toBe('/auth/user');
    expect(visitor.cookies.get('sso-session')).toBe('true');
    expect((await visitor.call('checkAuthentication')).body).toMatchObject({ isSsoSession: true });
    expect((await visitor.call('getMyClientInfo')).body).toMatchObject({ clientId: '100' });
    expect((await made.state.read('obligations')).filter(({ personId }) => personId === 'nora-x')).toHaveLength(
      path.includes('saml') ? 0 : 1,
    );
  });

  test('signs in each invited person as themselves, before they have an account', async () => {
    const { made } = await world();
    const meOf = async (user: string) => {
      const visitor = made.visitor();
      await visitor.fetch('/outside/sso/kestrel', form({ user }));
      return (await visitor.fetch('/api/identity-orchestrator/v0/persons/me')).json();
    };
    expect(await meOf('kai.ito@kestrel.example')).toMatchObject({ firstName: 'Kai' });
    expect(await meOf('suki.mori@kestrel.example')).toMatchObject({ firstName: 'Suki' });
    expect(await meOf('KAI.Ito@kestrel.example')).toMatchObject({ firstName: 'Kai' });
  });

  test('begins no session for an invitation that has ended', async () => {
    const { made, visitor } = await world();
    await made.clock.advance({ days: 15 });
    const response = await visitor.fetch('/outside/sso/kestrel', form({ user: 'kai.ito@kestrel.example' }));
    expect(await response.text()).toContain('Nobody of this name is known here.');
  });

  test('reports an unknown name', async () => {
    const { visitor } = await world();
    expect(await (await visitor.fetch('/outside/saml/login', form({ user: 'nobody' }))).text()).toContain(
      'Nobody of this name is known here.',
    );
  });
});

test.each([
  '/outside/home',
  '/outside/app-host',
  '/outside/marketplace/payroll-tools',
  '/outside/tested-sso/one?x=<b>',
  '/outside/legal/privacy-statement',
])('%s answers a complete page under a strict policy', async (path) => {
  const { made, visitor } = await world();
  for (const [name, value] of Object.entries(await made.signIn('nora-x'))) visitor.setCookie(name, value);
  const response = await visitor.fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await response.text();
  expect(text).toContain('<html lang="en">');
  expect(text).not.toContain('<b>');
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=/i);
});

test('the notice page meets an obligation of kind redirect', async () => {
  const { made, visitor } = await world();
  for (const person of ['nora-x', 'ben']) await made.given.redirectObligation('/outside/notice').for(person);
  for (const [name, value] of Object.entries(await made.signIn('nora-x'))) visitor.setCookie(name, value);
  expect((await visitor.fetch('/outside/notice')).status).toBe(200);
  expect((await visitor.fetch('/api/authentication-service/v0/check-obligations')).status).toBe(412);
  const response = await visitor.fetch('/outside/notice', form({ redirectUrl: '/auth/user' }));
  expect(response.headers.get('location')).toBe('/auth/user');
  expect((await visitor.fetch('/api/authentication-service/v0/check-obligations')).status).toBe(200);
  expect((await made.state.read('obligations')).filter(({ personId }) => personId === 'ben')).toHaveLength(1);
});

test('an unknown path answers an error page', async () => {
  const { visitor } = await world();
  expect((await visitor.fetch('/outside/nothing')).status).toBe(404);
  for (const name of ['none.html', 'constructor', '__proto__'])
    expect((await visitor.fetch(`/outside/legal/${name}`)).status).toBe(404);
  expect((await visitor.fetch('/outside/home', { method: 'DELETE' })).status).toBe(405);
});
