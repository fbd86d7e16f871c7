import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { orchestrator } from '../clients';
import { configureApi } from '../configure';
import { done } from '../response/unwrap';
import { bases, origin, server, standInForServices } from '../../../tests/support/services';

standInForServices();

const FORGOT = `${origin}/api/identity-orchestrator/v0/credentials/forgot`;

/** Responds to the calls to `url` one after the other, and collects the keys that they carry. */
function keysOf(url: string, ...responses: (() => Response)[]): (string | null)[] {
  const keys: (string | null)[] = [];
  server.use(
    http.post(url, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return responses[keys.length - 1]?.() ?? new HttpResponse(null, { status: 204 });
    }),
  );
  return keys;
}

const noResponse = () => HttpResponse.error();
const outage = () => new HttpResponse(null, { status: 500 });
const refusal = () => HttpResponse.json({ code: 'TOO_MANY_ATTEMPTS' }, { status: 429 });

/** Asks for a reset link, whatever the response is. */
async function forgot(identifier = 'ann.lee'): Promise<void> {
  await done(orchestrator.POST('/credentials/forgot', { body: { identifier } })).catch(() => undefined);
}

describe('the key of a submission', () => {
  it('is a quoted text of the contract', async () => {
    const keys = keysOf(FORGOT);
    await forgot();
    expect(keys[0]).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it.each([
    ['when the response did not arrive', noResponse],
    ['after a failure of the server', outage],
  ])('is the same again %s', async (_when, response) => {
    const keys = keysOf(FORGOT, response, response);
    await forgot();
    await forgot();
    await forgot();
    expect(new Set(keys).size).toBe(1);
    await forgot();
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    ['after a success', () => new HttpResponse(null, { status: 204 })],
    ['after a refusal', refusal],
  ])('is another one %s', async (_when, response) => {
    const keys = keysOf(FORGOT, response);
    await forgot();
    await forgot();
    expect(new Set(keys).size).toBe(2);
  });

  it('is another one when the user has changed the input', async () => {
    const keys = keysOf(FORGOT, noResponse);
    await forgot('ann.lee');
    await forgot('ann.leigh');
    expect(new Set(keys).size).toBe(2);
  });

  it('is another one five minutes later', async () => {
    const now = vi.spyOn(Date, 'now');
    now.mockReturnValue(1_000);
    const keys = keysOf(FORGOT, noResponse, noResponse);
    await forgot();
    now.mockReturnValue(1_000 + 5 * 60_000 - 1);
    await forgot();
    now.mockReturnValue(1_000 + 5 * 60_000);
    await forgot();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is on no call of another method', async () => {
    const seen: Request[] = [];
    server.use(http.all('*', ({ request }) => (seen.push(request), new HttpResponse(null, { status: 204 }))));
    const ids = { impersonatedActorId: 'a', impersonationId: 'i', impersonatedClientId: 'c' };
    const body = { kind: 'associate' as const, ...ids, reason: 'Ticket 1' };
    await done(orchestrator.PUT('/sessions/current/impersonation/start', { body }));
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([null]);
  });

  it('is missing at services on another origin, which would have to allow the header', async () => {
    const keys = keysOf('https://services.example/v0/credentials/forgot');
    configureApi({ bases: { ...bases, orchestrator: 'https://services.example/v0' } });
    await forgot();
    expect(keys).toEqual([null]);
  });
});
