import { expect, it } from 'vitest';
import { ApiError } from '../../api/response/api-error';
import { loginProblemOf } from './login.errors';

it.each([
  ['INCORRECT_CREDS', 'incorrect'],
  ['TOO_MANY_ATTEMPTS', 'locked'],
  ['ASSOCIATE_SUSPENDED', 'suspended'],
  ['ACCOUNT_INACTIVE', 'inactive'],
  ['RECAPTCHA_RESPONSE_TOKEN_MISSING', 'captcha'],
  ['SERVER_ERROR', 'generic'],
] as const)('sign-in with %s is %s', (code, kind) =>
  expect(loginProblemOf(new ApiError('http', { code })).kind).toBe(kind),
);
