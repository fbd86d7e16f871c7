import fc from 'fast-check';
import { expect, test } from 'vitest';
import document from '../../openapi/generated/mock-control.json';
import { createMock } from '../../mock-server';
import { cases, hold } from './models/step';

const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.keys(item)
    .filter((method) => method !== 'parameters')
    .map((method) => ({ path, method: method.toUpperCase() })),
);

const word = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'persons',
    'ann',
    'default',
    'locked-out',
    '..',
    '%2e%2e',
    '%E0%A4%A',
    '%00',
    'x'.repeat(2000),
  ),
  fc.string({ maxLength: 20 }),
);
const names = fc.constantFrom(
  'id',
  'scenario',
  'seed',
  'now',
  'params',
  'persona',
  'person',
  'command',
  'url',
  'isEnabled',
  'clientId',
  'advance',
  'set',
  'freeze',
  'operationId',
  'times',
  'nth',
  'status',
  'code',
  'body',
  'headers',
  'drop',
  'version',
  'collections',
  'outbox',
  'faults',
  'clock',
  'limits',
  'random',
  'call',
  'sequence',
  '__proto__',
);
const hostileBody = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(names, fc.oneof(fc.jsonValue({ maxDepth: 2 }), word, fc.integer())),
);

const anyCall = fc.record({
  call: fc.constantFrom(...calls),
  words: fc.array(word, { minLength: 2, maxLength: 2 }),
  query: fc.option(fc.tuple(names, word), { nil: undefined }),
  body: fc.option(hostileBody, { nil: undefined }),
});

test('no hostile control call causes a server fault, and every refusal uses the error envelope', async () => {
  const mock = createMock();
  const property = fc.asyncProperty(anyCall, async ({ call, words, query, body }) => {
    let next = 0;
    const path = call.path.replaceAll(/\{\w+\}/g, () => safe(words[next++] ?? ''));
    const search = query === undefined ? '' : `?${new URLSearchParams([query]).toString()}`;
    const headers = { 'Content-Type': 'application/json', 'X-Mock-World': 'hostile' };
    const url = new URL(`http://localhost:4010${path}${search}`);
    const response = await mock.fetch(
      new Request(url, {
        method: call.method,
        headers,
        ...(call.method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    expect(response.status).toBeLessThan(500);
    const text = await response.text();
    // The client resolves "..". So the path may leave the control API and get a plain 404 message.
    const isControl = url.pathname.startsWith('/__mock');
    if (response.status >= 400 && isControl)
      expect(JSON.parse(text)).toMatchObject({
        code: expect.any(String),
        message: expect.any(String),
        errors: [{ code: expect.any(String) }],
      });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
  await hold(
    'control',
    property,
    ({ call, words, query, body }) => `${call.method} ${call.path} with ${JSON.stringify({ words, query, body })}`,
    cases * 6,
  );
}, 300_000);

/** A path segment as a hostile client could send it, but only with values that keep the path. */
function safe(text: string): string {
  return /^(%[0-9A-F]{2})+/i.test(text) ? text : encodeURIComponent(text);
}
