import { expect, it } from 'vitest';
import { errorFromResponse, unknownErrorMessage } from './api-error';

const read = (body: unknown, status = 422, headers: Record<string, string> = {}) =>
  errorFromResponse(new Response(null, { status, headers }), body);
const command = { kind: 'command', command: 'stepUp' };

it('an error has what the envelope says', () => {
  const item = { code: 'INVALID_EMAIL', message: 'Not this one', field: 'emailAddress', details: { left: 2 } };
  const args = { clientId: 'harbor', requiredLevel: 3, agreements: 'terms' };
  const obligation = { ...command, args, isLoginObligation: true };
  const error = read({ code: 'INVALID_EMAIL', message: 'For logs', traceId: 't-1', errors: [item], obligation });
  expect(error).toMatchObject({
    kind: 'http',
    status: 422,
    code: 'INVALID_EMAIL',
    message: 'For logs',
    traceId: 't-1',
  });
  expect(error).toMatchObject({ isOfService: true, isChange: false, isLate: false, errors: [item] });
  expect(error.obligation).toEqual(obligation);
});

it('what has another type than the contract says is left out', () => {
  const items = [null, 'INVALID_EMAIL', { code: 'NEW_CODE', message: 7, field: 8, details: 9 }];
  const args = { clientId: 1, requiredLevel: '3', agreements: ['terms'] };
  const error = read({ code: 7, message: 8, traceId: 9, errors: items, obligation: { ...command, args } });
  expect(error).toMatchObject({ code: 'UNKNOWN_ERROR', message: unknownErrorMessage });
  expect(error.errors).toEqual([{ code: 'UNKNOWN_ERROR', message: unknownErrorMessage }]);
  expect(error.obligation).toEqual({ ...command, args: {}, isLoginObligation: false });
});

it.each([
  ['its own code', { code: 'INVALID_EMAIL', message: 'For logs' }, 'INVALID_EMAIL', true, 'For logs'],
  ['the code of an item', { errors: [{ code: 'INVALID_EMAIL' }] }, 'INVALID_EMAIL', true, unknownErrorMessage],
  ['a code of another release', { code: 'NEW_CODE', message: 'New' }, 'UNKNOWN_ERROR', true, unknownErrorMessage],
  ['a message alone', { message: 'Blocked by the firewall' }, 'UNKNOWN_ERROR', false, unknownErrorMessage],
])('a body with %s tells its code and who has answered', (_name, body, code, isOfService, message) => {
  expect(read(body)).toMatchObject({ code, isOfService, message });
});

it.each([
  [412, command, 'stepUp'],
  [403, command, undefined],
  [412, { kind: 'notice', command: 'stepUp' }, undefined],
  [412, { kind: 'command' }, undefined],
])('with the status %d, %o alone demands %s', (status, body, demanded) => {
  expect(read(body, status).obligation).toMatchObject(demanded === undefined ? {} : { command: demanded });
  expect(read(body, status).obligation === undefined).toBe(demanded === undefined);
});

it.each([
  ['of an item before that of the header', { errors: [{}, { details: { retryAfterSeconds: 7 } }] }, '60', 7],
  ['of the header', { errors: [{ details: { retryAfterSeconds: 'soon' } }] }, '60', 60],
  ['that is no number', {}, '60 s', undefined],
])('the wait is the one %s', (_name, body, header, seconds) => {
  expect(read(body, 429, { 'Retry-After': header }).retryAfterSeconds).toBe(seconds);
});
