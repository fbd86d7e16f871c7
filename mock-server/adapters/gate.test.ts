import { describe, expect, test } from 'vitest';
import { hostName, refusalAtGate } from './gate';

const gate = { hosts: ['mock.example', '[fe80::1]'], origins: ['http://localhost:3000'] };

function statusOf(headers: Record<string, string>, method = 'GET', url = '/__mock/personas'): number {
  const request = { method, url, headers: { host: 'localhost:4010', ...headers }, body: null, origin: '' };
  return refusalAtGate(request, gate)?.status ?? 200;
}
const from = (site: string, mode = 'cors', destination = 'empty') => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': destination,
});

describe('the gate of a mock server', () => {
  test.each([
    'localhost:4010',
    'LOCALHOST',
    'app.localhost:1',
    '127.0.0.1:4010',
    '127.9.9.9',
    '[::1]:4010',
    'localhost.:4010',
    'mock.example',
  ])('answers for the host %s', (host) => expect(statusOf({ host })).toBe(200));
  test.each(['evil.example:4010', 'localhost.evil.example', '127.0.0.1.evil.example', 'evillocalhost', '10.0.0.1', ''])(
    'refuses the host %s',
    (host) => expect(statusOf({ host })).toBe(403),
  );
  test('refuses two hosts', () => expect(statusOf({ host: 'localhost,localhost' })).toBe(400));
  test('says how it answers for another name', () => {
    const request = { method: 'GET', url: '/', headers: { host: 'workbench:4010' }, body: null, origin: '' };
    expect(refusalAtGate(request, gate)?.body).toMatch(/workbench.*--front-host/);
  });
  test('writes the HOST of an IPv6 address as a Host header does', () => {
    expect(hostName('FE80::1')).toBe('[fe80::1]');
    expect(statusOf({ host: '[fe80::1]:4010' })).toBe(200);
  });

  test('answers programs, its own pages, and pages of the named origins', () => {
    expect(statusOf({}, 'POST')).toBe(200);
    expect(statusOf({ origin: 'http://localhost:4010' }, 'POST')).toBe(200);
    // A form of a page that sends no referrer.
    expect(statusOf({ origin: 'null', ...from('same-origin', 'navigate', 'document') }, 'POST')).toBe(200);
    expect(statusOf({ origin: 'http://localhost:3000', ...from('same-site') }, 'PUT', '/api/x')).toBe(200);
    expect(statusOf({ origin: 'http://localhost:3000', ...from('same-site') }, 'PUT', '/__mock')).toBe(403);
  });

  test.each(['/api/x', '/__mock/reset', '/outside/nexo/login'])('refuses pages of other origins at %s', (url) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      for (const origin of ['http://localhost:6666', 'https://localhost:4011', 'http://evil.example', 'null'])
        expect(statusOf({ origin }, method, url), `${method} ${origin}`).toBe(403);
      for (const site of ['cross-site', 'same-site'])
        expect(statusOf(from(site, 'no-cors', 'image'), method, url), `${method} ${site}`).toBe(403);
    }
    expect(statusOf(from('cross-site', 'navigate', 'document'), 'POST', url), 'a form').toBe(403);
    expect(statusOf(from('cross-site', 'navigate', 'iframe'), 'GET', url), 'a frame').toBe(403);
    expect(statusOf(from('cross-site', 'navigate', 'document'), 'GET', url), 'a link').toBe(200);
  });

  test('lets pages of other origins load the captcha script, which is public', () => {
    expect(statusOf(from('same-site', 'no-cors', 'script'), 'GET', '/outside/captcha/api.js')).toBe(200);
  });
});
