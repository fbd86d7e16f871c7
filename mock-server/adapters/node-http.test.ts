import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { writeNodeResponse } from './node-http';

const sent = {
  status: 200,
  headers: [
    ['Set-Cookie', 'a=1'],
    ['Set-Cookie', 'b=2'],
    ['X-Trace-Id', 't'],
  ] satisfies [string, string][],
  body: '{}',
};
let close: () => void = () => undefined;
afterEach(() => close());

/** The response that a client receives from a server that may have set a header before. */
async function received(before?: [name: string, value: string], body = sent.body): Promise<Response> {
  const server = createServer((_request, response) => {
    if (before) response.setHeader(...before);
    void writeNodeResponse(response, { ...sent, body });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const address: AddressInfo | string | null = server.address();
  return fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
}

describe('a response over Node', () => {
  it.each(['{}', '{"name":"Åsa"}', '{"name":"名前"}', ''])(
    'sends the body %s unchanged, with its length',
    async (body) => {
      const response = await received(undefined, body);
      expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
      expect(await response.text()).toBe(body);
    },
  );

  it.each<[before: [string, string] | undefined, cookies: string[]]>([
    [undefined, ['a=1', 'b=2']],
    // The development server has set a header before, or the cookie that selects a world.
    [
      ['Vary', 'Origin'],
      ['a=1', 'b=2'],
    ],
    [
      ['Set-Cookie', 'mock-world=one'],
      ['mock-world=one', 'a=1', 'b=2'],
    ],
  ])('keeps every cookie, and the header %j that was set before', async (before, cookies) => {
    const { headers } = await received(before);
    expect(headers.getSetCookie()).toEqual(cookies);
    expect(headers.get('vary')).toBe(before?.[0] === 'Vary' ? 'Origin' : null);
  });
});
