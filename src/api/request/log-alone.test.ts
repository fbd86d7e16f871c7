import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { configureApi } from '../configure';
import {
  base,
  checked,
  origin,
  respondTo,
  server,
  services,
  standInForServices,
} from '../../../tests/support/services';
import { logAlone } from './log-alone';

standInForServices();

const entry = {
  level: 'error',
  event: 'start-failed',
  message: 'TypeError',
  timestamp: '2026-11-02T08:55:00.000Z',
} as const;
const bases = { gateway: '/api/ui-gateway/v0', authentication: '/api/authentication-service/v0' };

let sent: Request[];
beforeEach(() => {
  sent = [];
  configureApi({ withCredentials: false });
});

/** Sends the entry with this configuration, for a gateway of this origin. */
async function sendWith(config: JsonBodyType, gatewayOrigin = origin, isLeftOut = () => false): Promise<void> {
  server.use(
    http.get(`${origin}/auth/config.json`, () => HttpResponse.json(config)),
    http.post(`${gatewayOrigin}/api/ui-gateway/v0/logging/batch-log`, ({ request }) => {
      sent.push(request.clone());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await logAlone(entry, '/auth/config.json', isLeftOut);
}

describe('one entry without the clients', () => {
  it('goes to the gateway of the configuration as a batch, with the CSRF token and a trace id', async () => {
    await sendWith({ bases });
    expect(sent).toHaveLength(1);
    expect(await sent[0]?.json()).toEqual({ entries: [entry] });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(sent[0]?.headers.get('X-CSRF-Token')).toBe('token-1');
    expect(sent[0]?.headers.get('X-Trace-Id')).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[0]?.keepalive).toBe(true);
  });

  it('fetches a token first, as every call does', async () => {
    services.cookies = '';
    respondTo('get', '/check', () => {
      services.cookies = 'csrf-token=fresh';
      return HttpResponse.json(checked);
    });
    await sendWith({ bases });
    expect(sent[0]?.headers.get('X-CSRF-Token')).toBe('fresh');
    expect(services.seen.map(({ url }) => url)).toEqual([`${base}/check`]);
  });

  it('gives a gateway on another origin the token only when the configuration says so', async () => {
    const elsewhere = 'https://services.example';
    const there = { ...bases, gateway: `${elsewhere}${bases.gateway}` };
    await sendWith({ bases: there }, elsewhere);
    await sendWith({ bases: there, withCredentials: true }, elsewhere);
    expect(sent.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual([null, 'token-1']);
    expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin', 'include']);
  });

  it.each<[string, JsonBodyType]>([
    ['no object', 'config'],
    ['no bases', {}],
    ['no gateway', { bases: { authentication: bases.authentication } }],
    ['a gateway that is no text', { bases: { ...bases, gateway: 1 } }],
  ])('is not sent with a configuration that has %s', async (_what, config) => {
    await sendWith(config);
    expect(sent).toEqual([]);
  });

  it('is not sent when the configuration leaves it out', async () => {
    await sendWith({ bases }, origin, () => true);
    expect(sent).toEqual([]);
  });
});
