import { expect, test } from 'vitest';
import type { OperationId } from '../../openapi/generated/operations';
import { findDrift } from '../../scripts/contract/drift';
import { runWorkflows } from '../../scripts/contract/workflows';
import { type Asked, mockOrigin, refusal, service, withMockServer } from './own-service';

withMockServer();

type Change = (response: Response, asked: Asked) => Promise<Response> | Response;

/** What the tester finds when the service answers one operation in another way. */
async function problemsAt(only: OperationId, change: Change): Promise<string[]> {
  const target = await service(async (asked, pass) => change(await pass(), asked));
  const rows = await findDrift({ target, writes: true, only });
  return rows.flatMap(({ drift }) => drift.map(({ problem }) => problem));
}

const codeOf = async (response: Response) => String(Object(await response.clone().json())['code']);

/** The same response with another body. */
async function withBody(response: Response, change: (body: object) => object): Promise<Response> {
  return new Response(JSON.stringify(change(Object(await response.json()))), response);
}

test('a request off the schema is malformed, also where a valid one is refused for what it says', async () => {
  const found = await problemsAt('redeemPasswordResetCode', (response, asked) =>
    response.status === 400 && asked.body.includes('identifier') ? refusal(422, 'CODE_INCORRECT', asked) : response,
  );
  expect(found.join()).toMatch(/it answered 422 CODE_INCORRECT and not 400 .*: body \/identifier: maxLength/);
});

test('a 412 names what stopped the call: the open obligation, or the step-up', async () => {
  const naming = (command: string) => (response: Response) =>
    response.status === 412
      ? withBody(response, (body) => ({ ...body, obligation: { ...Object(Object(body)['obligation']), command } }))
      : response;
  expect(await problemsAt('createBackupCodes', naming('stepUp'))).toEqual([
    'it answered 412 BLOCKED_BY_OBLIGATION by a step-up and not 412 BLOCKED_BY_OBLIGATION to a request with a fault: an open obligation',
  ]);
  expect(await problemsAt('createBackupCodes', naming('changePassword'))).toEqual([
    'it answered 412 BLOCKED_BY_OBLIGATION and not 412 BLOCKED_BY_OBLIGATION by a step-up to a request with a fault: no fresh step-up',
  ]);
  const unnamed = (response: Response) =>
    response.status === 412 ? withBody(response, (body) => ({ ...body, obligation: undefined })) : response;
  expect(await problemsAt('createBackupCodes', unnamed)).toContain('412 names no obligation');
});

test('a prolonged session ends later, in seconds, ms or ISO 8601', async () => {
  const telling = (end: (now: number) => string) => (response: Response, asked: Asked) => {
    const cookies = response.headers.getSetCookie();
    response.headers.delete('Set-Cookie');
    for (const cookie of cookies)
      response.headers.append(
        'Set-Cookie',
        asked.url.endsWith('/prolong-session')
          ? cookie.replace(/^(session-expiry)=[^;]*/, `$1=${end(Date.now())}`)
          : cookie,
      );
    return response;
  };
  const foundWith = (end: (now: number) => string) => problemsAt('prolongSession', telling(end));
  expect(await foundWith(String)).toEqual(['it tells an earlier end of the session than before']);
  expect(await foundWith((now) => String(Math.ceil(now / 1000) + 1000))).toEqual([]);
  expect(await foundWith((now) => new Date(now + 1_000_000).toISOString())).toEqual([]);
});

test('the header that names the person is refused by its own code, also for what a call uses up', async () => {
  const another = await problemsAt('switchAssociate', async (response, asked) =>
    response.status === 409 && (await codeOf(response)) === 'SESSION_OF_ANOTHER_PERSON'
      ? refusal(403, 'INSUFFICIENT_PERMISSIONS', asked)
      : response,
  );
  expect(another).toEqual(['it refuses another person by 403 and not by 409 SESSION_OF_ANOTHER_PERSON']);
  const same = await problemsAt('deletePhoneNumber', (response, asked) =>
    response.status === 204 && asked.headers['expected-person-id'] === 'ann'
      ? refusal(409, 'SESSION_OF_ANOTHER_PERSON', asked)
      : response,
  );
  expect(same).toEqual(['it takes the person of the session for another one']);
});

test('the mock server itself keeps these rules', async () => {
  for (const only of ['createBackupCodes', 'prolongSession', 'switchAssociate', 'deletePhoneNumber'] as const)
    expect(await findDrift({ target: mockOrigin(), writes: true, only })).toMatchObject([{ drift: [] }]);
});

test('a key is seen to hold for one request, also where the work can be done once', async () => {
  const first = new Map<string, Promise<Response>>();
  const target = await service((asked, pass) => {
    const key = asked.headers['idempotency-key'];
    if (key === undefined || !asked.url.includes('/email-addresses')) return pass();
    const kept = first.get(key) ?? pass();
    first.set(key, kept);
    return kept.then((response) => response.clone());
  });
  const [row] = await findDrift({ target, writes: true, only: 'addEmailAddress' });
  expect(row?.drift.map(({ problem }) => problem)).toContain(
    'it gives the first response to another request with the same key',
  );
});

test('a workflow takes a success with a body and one without for the same', async () => {
  const target = await service(async (asked, pass) => {
    const response = await pass();
    return response.status === 204 && asked.url.startsWith('/api/')
      ? Response.json({}, { headers: response.headers })
      : response;
  });
  expect((await runWorkflows(['forgot-password', 'devices'], { target })).problems).toEqual([]);
});
