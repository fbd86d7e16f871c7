import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { orchestrator } from '../clients';
import {
  check,
  checked,
  json,
  origin,
  respondTo,
  server,
  services,
  standInForServices,
  thrownBy,
} from '../testing/services';
import { unwrap } from './unwrap';

standInForServices();

describe('in development and tests', () => {
  it('a response that matches the contract is no breach', async () => {
    respondTo('get', '/check', json(checked));
    await check();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(services.breaches).toEqual([]);
  });

  it('a response that breaks the contract is reported with the path of the field', async () => {
    respondTo('get', '/check', json({ ...checked, levelOfAssurance: 'high' }));
    await check();
    // Each form that the level may have says why it does not fit, and then the level itself.
    const breach = { service: 'authentication', operation: 'GET /check', status: 200, field: '/levelOfAssurance' };
    await vi.waitFor(() => expect(services.breaches).toMatchObject([breach, breach, breach]));
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/levelOfAssurance'));
  });

  it('a status that the operation does not declare is a breach', async () => {
    respondTo('get', '/check', json({}, 418));
    await thrownBy(check);
    await vi.waitFor(() => expect(services.breaches).toMatchObject([{ status: 418, field: 'status' }]));
  });

  it('a list response stays a list', async () => {
    server.use(http.get(`${origin}/api/identity-orchestrator/v0/persons/me/devices`, () => HttpResponse.json([])));
    await expect(unwrap(orchestrator.GET('/persons/me/devices'))).resolves.toEqual([]);
  });
});
