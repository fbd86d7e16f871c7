import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { flagQuery } from '../../session/flags';
import { companyEmailProblem, emailPolicy, isExempt } from './company-email';

const config = { companyEmailDomain: 'company.example', externalDomainHost: 'external.example' };

describe('company email only', () => {
  it.each(['ann@company.example', 'ANN@Company.Example', ' ann@company.example '])(
    'accepts %j when the flag is on',
    (address) => expect(companyEmailProblem(address, 'companyOnly', config)).toBeNull(),
  );
  it.each([
    'ann@elsewhere.example',
    'ann@notcompany.example',
    'ann@company.example.evil.example',
    'ann@sub.company.example',
  ])('refuses %j when the flag is on', (address) =>
    expect(companyEmailProblem(address, 'companyOnly', config)).toBe('company'),
  );
  it.each([
    ['any', 'a@elsewhere.example', null],
    ['unknown', 'ann@company.example', 'unchecked'],
    ['unreachable', 'ann@company.example', 'unreachable'],
  ] as const)('with the policy "%s" says of any address, such as %s: %s', (policy, address, problem) =>
    expect(companyEmailProblem(address, policy, config)).toBe(problem),
  );

  it.each([
    ['002', 'external.example', true],
    ['002', 'External.Example:8443', true],
    ['002', 'www.example', false],
    ['100', 'external.example', false],
    [undefined, 'external.example', false],
  ])('exempts client %s on host %s: %s', (clientId, host, exempt) =>
    expect(isExempt(clientId, host, config)).toBe(exempt),
  );
});

describe('the email policy of a client', () => {
  let queries: QueryClient;
  const know = (only: boolean, icc: boolean) => {
    queries.setQueryData(flagQuery('requireOnlyAdpEmails', '800').queryKey, only);
    queries.setQueryData(flagQuery('requireAdpEmailForICCAccess', '800').queryKey, icc);
  };
  beforeEach(() => {
    queries = new QueryClient();
  });

  it.each([
    [false, false, 'any'],
    [true, false, 'companyOnly'],
    [false, true, 'companyOnly'],
  ] as const)('with the flags %s and %s is %s', async (only, icc, policy) => {
    know(only, icc);
    expect(await emailPolicy(queries, '800', 'www.example', config)).toBe(policy);
  });
  it('needs no flag lookup for an exempt client', async () =>
    expect(await emailPolicy(queries, '002', 'external.example', config)).toBe('any'));
});
