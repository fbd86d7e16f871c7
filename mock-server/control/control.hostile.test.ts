import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import document from '../../openapi/generated/mock-control.json';
import { createMock } from '../index';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const at = (path: string) => `http://localhost:4010/__mock${path}`;
/** A call with a body of JSON, or of bytes that should be JSON. */
const json = (method: string, body?: BodyInit): RequestInit => ({ method, headers: JSON_TYPE, body: body ?? null });
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Expects a refusal: the given 4xx, the error envelope, and one sentence as its message. */
async function expectRefusal(response: Response, status: number) {
  expect(response.status).toBe(status);
  const body: unknown = await response.json();
  expect(body).toMatchObject({
    code: expect.any(String),
    message: expect.stringMatching(/^.{10,}[.?]$/s),
    traceId: expect.any(String),
    errors: [{ code: expect.any(String), message: expect.any(String) }],
  });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
}

describe('a hostile control call is refused in the error envelope, and changes nothing', () => {
  const cases: [name: string, path: string, init: RequestInit, status: number][] = [
    ['an unknown call', '/nothing', {}, 404],
    ['a wrong method', '/health', json('POST'), 405],
    ['a form from a foreign page', '/reset', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }, 415],
    ['a POST without a type', '/reset', { method: 'POST' }, 415],
    [
      'a body that is encoded',
      '/reset',
      { method: 'POST', headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, body: gzipSync('{}') },
      415,
    ],
    ['a missing required body', '/clock', json('POST'), 400],
    ['broken JSON', '/clock', json('POST', '{"advance":'), 400],
    ['a wrong type', '/clock', json('POST', '{"advance":5}'), 400],
    ['an invalid duration', '/clock', json('POST', '{"advance":"five minutes"}'), 400],
    ['a time past the last instant', '/clock', json('POST', '{"set":8640000000000000,"advance":"PT1S"}'), 400],
    ['a clock call without a change', '/clock', json('POST', '{}'), 400],
    ['an unknown field', '/reset', json('POST', '{"__proto__x":1}'), 400],
    ['bad UTF-8', '/reset', json('POST', new Uint8Array([0x7b, 0xff, 0x7d])), 400],
    ['a deep body', '/reset', json('POST', deep(10_000)), 400],
    ['an unknown scenario', '/reset', json('POST', '{"scenario":"no such"}'), 404],
    ['a flag named __proto__', '/flags/__proto__', json('PUT', '{"isEnabled":true}'), 400],
    ['a scenario named __proto__', '/scenarios/__proto__', json('POST', '{}'), 404],
    ['a world with a hostile name', '/worlds', json('POST', '{"id":"../../etc"}'), 400],
    ['an unknown world', '/worlds/nobody', { method: 'DELETE' }, 404],
    ['an unknown collection', '/state/constructor', {}, 404],
    ['an unknown record', '/state/persons/nobody', json('PATCH', '{"isInactive":true}'), 404],
    ['a record off its schema', '/state/persons/ann', json('PATCH', '{"isInactive":"yes"}'), 400],
    ['a record with an unknown field', '/state/persons/ann', json('PATCH', '{"isAdmin":true}'), 400],
    ['a record with another key', '/state/persons/ann', json('PATCH', '{"id":"bob"}'), 400],
    ['a broken path', '/state/%E0%A4%A', {}, 404],
    ['a wait that is too long', '/outbox?wait=99999999', {}, 400],
    ['an empty snapshot', '/snapshot', json('PUT', '{}'), 400],
    ['a fault that does nothing', '/faults', json('POST', '{"operationId":"login"}'), 400],
    ['a fault off the contract', '/faults', json('POST', '{"operationId":"login","status":418}'), 422],
    [
      'a fault with a header that splits',
      '/faults',
      json('POST', JSON.stringify({ operationId: 'login', drop: true, headers: { 'X-A': 'b\r\nSet-Cookie: c=d' } })),
      400,
    ],
    ['an unknown limit', '/limits', json('PATCH', '{"failedLogin":3}'), 400],
    ['a negative limit', '/limits', json('PATCH', '{"failedLogins":-1}'), 400],
    ['a limit named __proto__', '/limits', json('PATCH', '{"__proto__":3,"constructor":3}'), 400],
    ['an unknown person to sign in', '/sign-in', json('POST', '{"persona":"<script>"}'), 404],
  ];

  test.each(cases)('%s', async (_name, path, init, status) => {
    const mock = createMock();
    const world = mock.open('default');
    await world.clock.freeze();
    const before = JSON.stringify(await world.snapshot());
    await expectRefusal(await mock.fetch(new Request(at(path), init)), status);
    expect(JSON.stringify(await world.snapshot())).toBe(before);
  });
});

test('the control pages have no inline scripts, handlers or styles', async () => {
  const mock = createMock();
  for (const path of ['', '/docs']) {
    const response = await mock.fetch(new Request(at(path)));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    const text = await response.text();
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=/i);
  }
});

const controlCalls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    'responses' in operation ? [{ call: `${method.toUpperCase()} ${path}`, path, method }] : [],
  ),
);

test.each(controlCalls)(
  '$call refuses an unknown parameter, another origin, and a body that is too large or not JSON',
  async ({ path, method }) => {
    const mock = createMock();
    const url = `${mock.origin}${path.replaceAll(/\{\w+\}/g, 'x')}`;
    const body = method === 'get' ? null : 'x'.repeat(9 * 1024 * 1024);
    const refused: [status: number, url: string, init: RequestInit][] = [
      [400, `${url}?unknown=1`, { headers: JSON_TYPE }],
    ];
    if (method !== 'get') {
      refused.push([413, url, { headers: JSON_TYPE, body }]);
      refused.push([415, url, { headers: { 'Content-Type': 'text/plain' }, body: '{}' }]);
    }
    for (const [status, to, init] of refused) {
      const response = await mock.fetch(new Request(to, { method: method.toUpperCase(), ...init }));
      await expectRefusal(response, status);
    }
  },
);
