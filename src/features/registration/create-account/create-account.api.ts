import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/identity-orchestrator';
import { type ErrorCode, isApiError } from '../../../api/response/api-error';
import { orchestrator } from '../../../api/clients';
import { done, unwrap, unwrapIfAny } from '../../../api/response/unwrap';
import { getConfig } from '../../../platform/config';
import { companyEmailProblem, type CompanyProblem, emailPolicy } from '../../../forms/fields/company-email';
import { passwordProblem, passwordProblems, type PasswordProblem } from '../../../forms/fields/password';
import { type SentCode, sentCode } from '../../../forms/sent-code';
import {
  isBeforeLastTry,
  isConnectionProblem,
  isServiceFailure,
  isTakenForWrongCode,
  outcomeOf,
  type Outcomes,
} from '../../../platform/outcomes';
import type { ResultKind } from '../../../navigation/result-kinds';
import type { Invitation, InvitationKind } from '../invitation';
import type { CodeProblem, Credentials, Person } from './create-account.flow';

export const linkResults: Outcomes<ResultKind> = {
  TOKEN_LOAD_VERIFY_FAILURE: 'FAILURE_LINK',
  TOKEN_EXECUTE_FAILURE: 'FAILURE_LINK',
  INVALID_TOKEN: 'FAILURE_LINK',
  REDIRECT_TO_AIM_REGISTRATION_ERROR: 'FAILURE_REDIRECT_TO_AIM',
  otherwise: 'FAILURE_UNSUPPORTED',
};

/** After a lost response the link is used up, because the lost request created the account. */
export const linkResultsAfterLoss: Outcomes<ResultKind> = {
  ...linkResults,
  TOKEN_LOAD_VERIFY_FAILURE: 'SUCCESS_ACCOUNT_ALREADY_CREATED',
  TOKEN_EXECUTE_FAILURE: 'SUCCESS_ACCOUNT_ALREADY_CREATED',
};

export function isTolerated(error: Error | null): boolean {
  return (
    error === null ||
    (isApiError(error) && (error.code === 'INSUFFICIENT_PERMISSIONS' || error.code === 'MISSING_SESSION_COOKIE'))
  );
}

export interface Link {
  readonly kind: Extract<InvitationKind, 'registration' | 'ssoRegistration'>;
  readonly token: string;
  readonly invitation: Invitation;
}

/** Why the service could not take a form, whatever was typed. */
type FormProblem = 'connection' | 'failed';

export type EmailProblem = 'taken' | 'tooMany' | 'unexpected' | FormProblem | CompanyProblem;

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

const emailProblems: Outcomes<EmailProblem> = {
  connection: 'connection',
  EMAIL_ALREADY_EXISTS: 'taken',
  EMAIL_ADDRESS_ALREADY_EXISTS: 'taken',
  DUPLICATE_EMAIL: 'taken',
  TOO_MANY_ATTEMPTS: 'tooMany',
  otherwise: 'unexpected',
};

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

/** Undefined when a result page follows. */
export function sendProblemOf(error: unknown): EmailProblem | undefined {
  return isServiceFailure(error) ? 'failed' : outcomeOf(error, sendProblems);
}

const sendProblems: Outcomes<EmailProblem | undefined> = {
  connection: 'connection',
  EMAIL_ALREADY_EXISTS: 'taken',
  EMAIL_ADDRESS_ALREADY_EXISTS: 'taken',
  DUPLICATE_EMAIL: 'taken',
  INVALID_EMAIL: 'company',
  TOO_MANY_ATTEMPTS: 'tooMany',
  otherwise: undefined,
};

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

/** Undefined when the error is not about the code. */
function codeProblemOf(error: unknown): CodeProblem | 'connection' | undefined {
  const problem = outcomeOf(error, codeProblems);
  return problem === 'incorrect' && isBeforeLastTry(error) ? 'lastTry' : problem;
}

const codeProblems: Outcomes<CodeProblem | 'connection' | undefined> = {
  connection: 'connection',
  CODE_INCORRECT: 'incorrect',
  CODE_EXPIRED: 'expired',
  TOO_MANY_ATTEMPTS: 'tooMany',
  otherwise: undefined,
};

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

export type CreationOutcome =
  | { readonly at: 'username'; readonly reason: 'taken' | 'emailTaken' }
  | { readonly at: 'password'; readonly reason: PasswordProblem | 'problem.otherwise' }
  | { readonly at: 'code'; readonly reason: CodeProblem }
  | { readonly at: 'form'; readonly reason: FormProblem }
  | { readonly at: 'result' };

/** A refused token or an unknown reason counts as an incorrect code. An unusable link leads to a result page. */
export function checkOutcomeOf(error: unknown): CreationOutcome {
  const outcome = creationOutcomeOf(error);
  return outcome.at === 'result' && isTakenForWrongCode(error) ? { at: 'code', reason: 'incorrect' } : outcome;
}

const creationAt: Outcomes<CreationOutcome> = {
  DUPLICATE_USERNAME: { at: 'username', reason: 'taken' },
  USERNAME_EXISTS: { at: 'username', reason: 'taken' },
  DUPLICATE_EMAIL: { at: 'username', reason: 'emailTaken' },
  EMAIL_ALREADY_EXISTS: { at: 'username', reason: 'emailTaken' },
  EMAIL_ADDRESS_ALREADY_EXISTS: { at: 'username', reason: 'emailTaken' },
  otherwise: { at: 'result' },
};

/** The error catalogue does not have these codes of the protocol. So for the user they are unknown. */
const protocolCodes: readonly ErrorCode[] = [
  'UNKNOWN_ERROR',
  'MALFORMED_REQUEST',
  'CSRF_TOKEN_INVALID',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** "Other known codes show as a password error." */
function isUnknownCode(code: ErrorCode): boolean {
  return Object.hasOwn(linkResults, code) || protocolCodes.includes(code);
}

export function creationOutcomeOf(error: unknown): CreationOutcome {
  if (isConnectionProblem(error)) return { at: 'form', reason: 'connection' };
  if (isServiceFailure(error)) return { at: 'form', reason: 'failed' };
  const code = codeProblemOf(error);
  if (code !== undefined && code !== 'connection') return { at: 'code', reason: code };
  const known = outcomeOf(error, creationAt);
  if (known.at !== 'result' || !isApiError(error)) return known;
  const password = [error.code, ...error.errors.map((item) => item.code)]
    .map(passwordProblem)
    .find((reason) => reason !== undefined);
  if (password === undefined && isUnknownCode(error.code)) return known;
  return { at: 'password', reason: password ?? 'problem.otherwise' };
}
