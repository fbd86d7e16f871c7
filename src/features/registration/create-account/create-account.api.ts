import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../../api/clients';
import { done, unwrap, unwrapIfAny } from '../../../api/response/unwrap';
import { getConfig } from '../../../config/config';
import { companyEmailProblem, emailPolicy } from '../../../forms/fields/company-email';
import { passwordProblems } from '../../../forms/fields/password';
import { type SentCode, sentCode } from '../../../forms/sent-code';
import { outcomeOf } from '../../../api/response/outcomes';
import {
  codeProblems,
  creationAt,
  type EmailProblem,
  emailProblems,
  linkResults,
  sendProblems,
} from './create-account.errors';
import type { Credentials, Link, Person } from './create-account.flow';

/** Null when the address can be used. Temporary problems are not cached. */
export function emailCheckQuery(queries: QueryClient, link: Link, address: string) {
  return queryOptions({
    queryKey: ['registration', 'email', link.token, address],
    queryFn: async ({ signal }): Promise<EmailProblem | null> => {
      const config = getConfig();
      const policy = await emailPolicy(queries, link.invitation.clientId, location.host, config);
      return companyEmailProblem(address, policy, config) ?? (await uniquenessProblem(link, address, signal));
    },
    staleTime: ({ state: { data } }) => (data === null || data === 'taken' || data === 'company' ? 60_000 : 0),
    retry: false,
  });
}

/** Single sign-on uses the variant by token. */
async function uniquenessProblem(
  { kind, token }: Link,
  emailAddress: string,
  signal: AbortSignal,
): Promise<EmailProblem | null> {
  try {
    if (kind === 'registration') {
      const params = { query: { emailAddress }, header: { 'X-Registration-Token': token } };
      await done(orchestrator.GET('/persons/email-addresses/check', { params, signal }), { table: emailProblems });
      return null;
    }
    const response = await unwrapIfAny(
      orchestrator.POST('/tokens/validate', { body: { kind, token, data: { emailAddress } }, signal }),
      { table: emailProblems },
    );
    return (response?.data ?? response)?.emailAddress?.exists === true ? 'taken' : null;
  } catch (error) {
    return outcomeOf(error, emailProblems);
  }
}

/** The token of the result is bound to the address. */
export async function sendCode(associateToken: string, emailAddress: string): Promise<SentCode> {
  const response = await unwrap(
    orchestrator.POST('/tokens/codeEmailVerification', { body: { emailAddress, associateToken } }),
    { table: { ...linkResults, ...sendProblems } },
  );
  const token = response.data?.token ?? response.token;
  if (token === undefined) throw new TypeError('The response has no token for the code.');
  return sentCode({ ...response, ...response.data, token });
}

/** Known and unknown addresses get the same response. */
export async function sendResetMail(identifier: string): Promise<void> {
  await done(orchestrator.POST('/credentials/forgot', { body: { identifier } }));
}

/** Does not use up the code. */
export async function verifyCode(codeToken: string, code: string): Promise<void> {
  await done(
    orchestrator.POST('/tokens/validate', {
      body: { kind: 'registrationEmailVerification', token: codeToken, data: { code } },
    }),
    { table: { ...linkResults, ...codeProblems } },
  );
}

export interface NewAccount {
  readonly codeToken: string;
  readonly code: string;
  readonly person: Person;
  /** Omitted with single sign-on. */
  readonly credentials?: Credentials;
}

export async function createAccount({ codeToken, code, person, credentials }: NewAccount): Promise<void> {
  const { firstName, lastName, email, phoneNumber } = person;
  const payload: components['schemas']['NewSsoPerson'] = {
    ...{ token: codeToken, code, firstName, lastName, phoneNumber },
    email: [{ address: email }],
    termsAndConditionsChecked: true,
  };
  const call =
    credentials === undefined
      ? orchestrator.POST('/persons/sso', { body: payload })
      : orchestrator.POST('/persons', { body: { ...payload, ...credentials } });
  await done(call, { table: { ...linkResults, ...codeProblems, ...creationAt, ...passwordProblems } });
}
