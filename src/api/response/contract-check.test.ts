import { describe, expect, it, vi } from 'vitest';
import {
  check,
  checked,
  json,
  respondTo,
  services,
  standInForServices,
  thrownBy,
} from '../../../tests/support/services';

standInForServices();

/** The check loads the contract first. */
const LOADED = { timeout: 10_000 };

describe('in development and tests', () => {
  it('a response that breaks the contract is reported with the path of the field', async () => {
    respondTo('get', '/check', json({ ...checked, levelOfAssurance: 'high' }));
    await check();
    // Each form that the level may have says why it does not fit, and then the level itself.
    const breach = { service: 'authentication', operation: 'GET /check', status: 200, field: '/levelOfAssurance' };
    await vi.waitFor(() => expect(services.breaches).toMatchObject([breach, breach, breach]), LOADED);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/levelOfAssurance'));
  });

  it('a status that the operation does not declare is a breach', async () => {
    respondTo('get', '/check', json({}, 418));
    await thrownBy(check);
    await vi.waitFor(() => expect(services.breaches).toMatchObject([{ status: 418, field: 'status' }]), LOADED);
  });
});
