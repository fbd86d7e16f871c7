import { describe, expect, it } from 'vitest';
import { ignoresTransitioned, provisionedRoles } from './switch-clients.api';

const ic = { role: 'all-client-impl-ic-user', ticketUrl: 'https://tickets.example/1' };
const support = { role: 'all-client-support', ticketUrl: 'https://tickets.example/2' };

describe('all-client access', () => {
  it('changes the client search when all-client-impl-ic-user is the only access role', () => {
    expect(ignoresTransitioned([ic])).toBe(true);
    expect(ignoresTransitioned([ic, support])).toBe(false);
    expect(ignoresTransitioned([support])).toBe(false);
    expect(ignoresTransitioned([])).toBe(false);
  });
  it('drops that role when the selected client is transitioned to service', () => {
    expect(provisionedRoles([ic, support], { isTransitionedToService: true })).toEqual([support]);
    expect(provisionedRoles([ic, support], { isTransitionedToService: false })).toEqual([ic, support]);
  });
});
