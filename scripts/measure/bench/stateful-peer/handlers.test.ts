import { getResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { PASSWORD, seed } from './data';
import { handlers } from './handlers';

const origin = 'http://localhost';
const csrf = { Cookie: 'csrf-token=a', 'X-CSRF-Token': 'a' };
const login = '/api/authentication-service/v0/login';
const check = '/api/authentication-service/v0/check-obligations';
const settings = '/api/identity-orchestrator/v0/persons/me/settings';

async function responseTo(path: string, init: RequestInit): Promise<Response> {
  const found = await getResponse(handlers, new Request(origin + path, init), { baseUrl: origin });
  return found ?? Response.error();
}

const signIn = (username: string) =>
  responseTo(login, { method: 'POST', headers: csrf, body: new URLSearchParams({ username, password: PASSWORD }) });

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

beforeAll(seed);

it('keeps what a signed-in person saves until the next login', async () => {
  const cookie = cookieOf(await signIn('person.0'));
  const saved = { preferredLanguage: 'de-DE', region: 'DE', timezone: 'Europe/Berlin' };
  const headers = { ...csrf, Cookie: `${cookie}; csrf-token=a` };
  const { status } = await responseTo(settings, { method: 'POST', headers, body: JSON.stringify(saved) });
  expect(status).toBe(200);
  expect(await (await signIn('person.0')).json()).toMatchObject({ personalSettings: saved });
});

it('knows who is signed in, and who has an obligation', async () => {
  expect((await responseTo(check, {})).status).toBe(401);
  expect((await responseTo(check, { headers: { Cookie: cookieOf(await signIn('person.1')) } })).status).toBe(200);
  expect((await responseTo(check, { headers: { Cookie: cookieOf(await signIn('person.42')) } })).status).toBe(412);
});

it('refuses a wrong password, and a change without the token of its cookie', async () => {
  const body = new URLSearchParams({ username: 'person.0', password: 'wrong' });
  expect((await responseTo(login, { method: 'POST', headers: csrf, body })).status).toBe(401);
  expect((await responseTo(login, { method: 'POST', body })).status).toBe(403);
});
