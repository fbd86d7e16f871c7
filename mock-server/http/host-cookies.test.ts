import { describe, expect, it } from 'vitest';
import { textsOnDisk } from '../adapters/texts-on-disk';
import { respond } from '../server/server';
import { seedWorld } from '../seed';
import { Worlds } from '../world/worlds';

const worlds = new Worlds(seedWorld, textsOnDisk);
const service = '/api/authentication-service/v0';

async function send(origin: string, method: string, path: string, cookie: string, csrf = '') {
  const form = new TextEncoder().encode('username=ann.lee&password=Sunny-Harbor-42');
  const found = await respond(worlds, {
    method,
    url: `${service}${path}`,
    headers: {
      cookie,
      'x-csrf-token': csrf,
      ...(path === '/login' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: path === '/login' ? form : null,
    origin,
  });
  const cookies = found?.headers.flatMap(([name, value]) => (name === 'Set-Cookie' ? [value] : [])) ?? [];
  return { status: found?.status, cookies, pairs: cookies.map((one) => one.split(';', 1)[0] ?? '') };
}

const logIn = (origin: string, prefix = '') => send(origin, 'POST', '/login', `${prefix}csrf-token=token-1`, 'token-1');

describe('the cookies of the mock server', () => {
  it('have the prefix __Host- over https, and hold to one host', async () => {
    const { status, cookies, pairs } = await logIn('https://app.example', '__Host-');
    expect(status).toBe(200);
    const session = cookies.find((one) => one.startsWith('__Host-session=')) ?? '';
    expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(session).not.toMatch(/Domain/i);
    expect(cookies.every((one) => one.endsWith('; Secure'))).toBe(true);
    expect((await send('https://app.example', 'GET', '/check', pairs.join('; '))).status).toBe(200);
    const [, token = ''] = /__Host-csrf-token=([^;]+)/.exec(pairs.join(';')) ?? [];
    const ended = await send('https://app.example', 'POST', '/logout', pairs.join('; '), token);
    expect(ended.cookies.find((one) => one.startsWith('__Host-session=;'))).toContain('Max-Age=0');
  });

  it('do not count over https without the prefix: a neighbour host could have set them', async () => {
    const { pairs } = await logIn('https://app.example', '__Host-');
    const plain = pairs.join('; ').replaceAll('__Host-', '');
    expect((await send('https://app.example', 'GET', '/check', plain)).status).toBe(401);
    expect((await send('https://app.example', 'POST', '/logout', 'csrf-token=token-1', 'token-1')).status).toBe(403);
  });

  it('keep their plain names over http, where browsers refuse the prefix', async () => {
    const { cookies } = await logIn('http://localhost:4010');
    expect(cookies.find((one) => one.startsWith('session='))).toMatch(/SameSite=Lax$/);
  });
});
