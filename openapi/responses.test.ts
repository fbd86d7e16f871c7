import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { checkResponse } from '../src/api/response/contract-check';
import { dateOfBirthQuery } from '../src/features/registration/date-of-birth';
import { readPackage } from '../src/texts/backend';
import { CLIENT_SEARCH } from '../src/config/constants';
import { origin, server, services, standInForServices } from '../tests/support/services';
import orchestrator from './generated/identity-orchestrator.json';

/** Forms of a response that the contract allows and the mock server does not send, and how the app reads each. */
standInForServices();

async function breachesOf(service: 'orchestrator' | 'orchestratorV1', path: string, body: JsonBodyType) {
  const headers = { 'X-Trace-Id': 'trace-1' };
  await checkResponse(service, 'GET', path, HttpResponse.json(body, { headers }));
  return services.breaches;
}

describe('the fields to verify of an invitation', () => {
  const path = '/clients/{clientId}/associates/{associateId}/registration-settings';
  const settings = (...kinds: string[]) => ({
    verificationFields: kinds.map((kind) => ({ kind })),
    identityVerifiers: { isDobPresent: true },
  });

  it.each([
    ['notAsked', settings('ssn')],
    ['asked', settings('ssn', 'dob')],
  ])('the date of birth is %s by the kinds %j', async (expected, body) => {
    const address = `${origin}/api/identity-orchestrator/v0/clients/100/associates/a1/registration-settings`;
    server.use(http.get(address, () => HttpResponse.json(body)));
    const asked = new QueryClient().fetchQuery(dateOfBirthQuery({ clientId: '100', associateId: 'a1' }));
    await expect(asked).resolves.toBe(expected);
  });

  it('may have kinds that the app does not know', async () => {
    expect(await breachesOf('orchestrator', path, settings('ssn'))).toEqual([]);
  });
});

describe('the text package', () => {
  const resources = { login: { title: 'Anmelden' } };
  const forms = [
    ['an envelope', { language: 'de-DE', version: '1.0.27', resources }],
    ['the whole body', resources],
  ] as const;

  it.each(forms)('is read as %s', (_, body) => {
    expect(readPackage(body)).toEqual(resources);
  });

  it.each(forms)('may be %s', async (_, body) => {
    expect(await breachesOf('orchestratorV1', '/resources/identity-ui-client', body)).toEqual([]);
  });

  it('is no error body', async () => {
    expect(await breachesOf('orchestratorV1', '/resources/identity-ui-client', { code: 'NOT_FOUND' })).not.toEqual([]);
    expect(() => readPackage({ code: 'NOT_FOUND' })).toThrow(TypeError);
  });
});

it('the search of a client takes as many characters as the service', () => {
  const { clientNamePrefix } = orchestrator.components.schemas.ClientSearch.properties;
  expect(CLIENT_SEARCH.maxLength).toBe(clientNamePrefix.maxLength);
});
