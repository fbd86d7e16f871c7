import { describe, expect, test, vi } from 'vitest';
import { connect } from '../../mock-server/client';
import { matchOperation } from '../../mock-server/contract/routes';
import { operations } from '../../openapi/generated/operations';
import { findDrift, REFUSED_SESSION } from '../../scripts/contract/drift';
import { exitCodeOf, type Verdict, verdictOf } from '../../scripts/contract/report';
import { openService, withoutPasswords } from '../../scripts/contract/service';
import { runWorkflows } from '../../scripts/contract/workflows';
import { type Asked, mockOrigin, refusal, service, withMockServer } from './own-service';

withMockServer();

const isSignIn = ({ url }: Asked) => url.startsWith('/api/authentication-service/v0/login');

type Rows = Awaited<ReturnType<typeof findDrift>>;

const namesOf = (rows: Rows, verdict: Verdict) =>
  rows.filter((row) => verdictOf(row) === verdict).map(({ operationId }) => operationId);

const few = { writes: false };

describe('the sign-in', () => {
  test.each(['ann.lee', ''])(
    'of "%s" sends no credentials where it is redirected to, and names the address',
    async (who) => {
      vi.stubEnv('CONTRACT_USERNAME', who);
      const got: string[] = [];
      const other = await service(({ body }) => (got.push(body), Response.json({})));
      const target = await service((asked, pass) =>
        asked.method === 'POST' || who === ''
          ? new Response(null, { status: 307, headers: { Location: `${other}/elsewhere` } })
          : pass(),
      );
      await expect(findDrift({ target, ...few, only: 'getMe' })).rejects.toThrow(`redirected to ${other}/elsewhere`);
      expect(got).toEqual([]);
    },
  );

  test('does not wait for ever for a service that never answers', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    await expect(findDrift({ target: await service(() => undefined), ...few })).rejects.toThrow('(late)');
  });

  test('names the cause when nothing answers, and blames no password for a failing service', async () => {
    await expect(findDrift({ target: 'http://127.0.0.1:9', ...few })).rejects.toThrow(/Nothing answers .*\(/);
    const target = await service((asked, pass) => (isSignIn(asked) ? new Response(null, { status: 502 }) : pass()));
    await expect(findDrift({ target, ...few })).rejects.toThrow('does not work: it answered 502');
  });

  test('names what nothing answers, and shows no password', async () => {
    let times = 0;
    const target = await service((asked, pass) => (isSignIn(asked) && (times += 1) > 1 ? null : pass()));
    const [row] = await findDrift({ target, ...few, writes: true, only: 'login' });
    const said = JSON.stringify(row?.drift);
    expect(said).toMatch(/nothing answered \(ECONNRESET\).*password='\\"\$PASSWORD\\"'.*password=%24PASSWORD/);
    expect(said).not.toMatch(/Sunny.Harbor/);
    vi.stubEnv('CONTRACT_PASSWORD', 'a "b!');
    const opened = await openService({ target: mockOrigin() });
    expect(withoutPasswords('a "b! a \\"b! a+%22b%21', opened)).toBe('$PASSWORD $PASSWORD $PASSWORD');
  });

  test('uses the token that the service has issued, and sends each cookie as the service wrote it', async () => {
    const cookies = new Set<string>();
    const target = await service(async (asked, pass) => {
      if (asked.headers['accept-encoding'] !== 'identity') return new Response(null, { status: 406 });
      const response = await pass();
      if (asked.url.includes('/persons/me')) cookies.add(asked.headers['cookie'] ?? '');
      if (asked.method !== 'GET' && asked.headers['x-csrf-token'] === 'contract-report')
        return refusal(403, 'CSRF_TOKEN_INVALID', asked);
      response.headers.append('Set-Cookie', 'mine=a/b+c==; Path=/');
      return response;
    });
    expect(namesOf(await findDrift({ target, ...few, only: 'getMe' }), 'ok')).toEqual(['getMe']);
    expect([...cookies].join()).toMatch(/mine=a\/b\+c==(?:;|$)/);
  });
});

describe('a service that refuses everything', () => {
  test('as malformed drifts at every operation that got a valid request', async () => {
    const target = await service((asked, pass) =>
      isSignIn(asked) ? pass() : refusal(400, 'MALFORMED_REQUEST', asked),
    );
    const rows = await findDrift({ target, writes: true, only: 'account-security' });
    expect(rows.filter(({ sent }) => sent.valid > 0).filter((row) => verdictOf(row) !== 'DRIFT')).toEqual([]);
  });

  test.each([
    [401, 'MISSING_SESSION_COOKIE'],
    [403, 'CSRF_TOKEN_INVALID'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('with %s %s, which no valid request with a session gets, drifts', async (status, code) => {
    const target = await service((asked, pass) => (isSignIn(asked) ? pass() : refusal(status, code, asked)));
    const [row] = await findDrift({ target, ...few, writes: true, only: 'setPasskeyOffer' });
    const problems = row?.drift.filter(({ kind }) => kind === 'valid').map(({ problem }) => problem);
    expect(problems).toContainEqual(expect.stringMatching(`it refused a request .*: ${status} ${code}`));
  });

  test('for want of a permission is not tried, with the reason, and the run is not green', async () => {
    const rows = await findDrift({ target: mockOrigin(), writes: true, only: 'createBasicCredentials' });
    expect(rows.map(({ notTried }) => notTried)).toEqual([
      expect.stringMatching(/^No valid request got a success: 403 x \d+/),
    ]);
    expect([namesOf(rows, 'not tried'), exitCodeOf(rows)]).toEqual([['createBasicCredentials'], 2]);
  });
});

describe('a session that is refused', () => {
  test('leaves what needs one untried, and the run is not green', async () => {
    vi.stubEnv('CONTRACT_COOKIE', 'session=expired; csrf-token=x');
    const rows = await findDrift({ target: mockOrigin(), ...few, writes: true, only: 'account-security' });
    expect(namesOf(rows, 'DRIFT')).toEqual([]);
    expect(rows.find(({ operationId }) => operationId === 'listSessions')?.notTried).toBe(REFUSED_SESSION);
    expect([namesOf(rows, 'ok').includes('listSessions'), exitCodeOf(rows)]).toEqual([false, 2]);
  });

  test('is not said of a cookie that holds, nor of a run in which nobody signs in', async () => {
    const cookies = await connect(mockOrigin()).open('default').signIn('ann');
    vi.stubEnv(
      'CONTRACT_COOKIE',
      Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
    );
    expect(namesOf(await findDrift({ target: mockOrigin(), ...few, only: 'getMe' }), 'ok')).toEqual(['getMe']);
    vi.stubEnv('CONTRACT_COOKIE', '');
    vi.stubEnv('CONTRACT_USERNAME', '');
    const [row] = await findDrift({ target: mockOrigin(), ...few, only: 'getMe' });
    expect(row?.notTried).toContain('nobody was signed in: set CONTRACT_USERNAME');
  });
});

/** A request as a lax service reads it: right in all headers, and without the fields that the tester adds. */
function asLaxReads({ method, url, headers, body }: Asked): Partial<Asked> {
  const match = matchOperation(method, new URL(url, 'http://x').pathname);
  if (match.kind !== 'operation') return {};
  const { bodyType, csrf } = operations[match.id];
  const { cookie = '', 'x-mock-world': _, ...rest } = headers;
  const names = Object.keys(rest).filter(
    (name) => !/^(?:content-type|x-trace-id|expected-.*|idempotency-.*)$/.test(name),
  );
  const right = {
    ...Object.fromEntries(names.map((name) => [name, rest[name] ?? ''])),
    cookie,
    ...(csrf && { 'x-csrf-token': /csrf-token=([^;]*)/.exec(cookie)?.[1] ?? '' }),
    ...(bodyType !== null && { 'content-type': bodyType }),
  };
  const known = /"(?:__proto__x|constructor|isAdmin|role|a)":"[^"]*",?/g;
  return { headers: right, body: bodyType === null ? '' : body.replaceAll(known, '').replace(',}', '}') };
}

describe('without --writes', () => {
  test('a service that overlooks every fault of headers, and every field it does not know, keeps its data', async () => {
    const changes: string[] = [];
    const target = await service(async (asked, pass) => {
      const response = await pass(asLaxReads(asked));
      if (asked.method !== 'GET' && response.ok && !isSignIn(asked)) changes.push(`${asked.method} ${asked.url}`);
      return response;
    });
    await findDrift({ target, ...few });
    expect(changes).toEqual([]);
  }, 300_000);
});

describe('with --writes', () => {
  const ignoring = (name: string) =>
    service((asked, pass) => {
      const { [name]: value, ...headers } = asked.headers;
      const isToken = name === 'x-csrf-token' && value === undefined;
      return pass({ headers: isToken ? { ...headers, [name]: 'contract-report' } : headers });
    });

  test.each([
    ['expected-person-id', 'setPasskeyOffer'],
    ['idempotency-key', 'requestPasswordReset'],
    ['user-language', 'listSessions'],
    ['user-region', 'listTimezones'],
  ])('a service may ignore the header %s', async (name, only) => {
    const [row] = await findDrift({ target: await ignoring(name), ...few, writes: true, only });
    expect(row?.drift).toEqual([]);
    expect(row?.statuses.broken).toHaveProperty(name.startsWith('user') ? '200' : '204');
  });

  test('a service that ignores the token is told what the request had', async () => {
    const target = await service((asked, pass) => pass(asLaxReads(asked)));
    const [row] = await findDrift({ target, ...few, writes: true, only: 'requestPasswordReset' });
    const drift = row?.drift.find(({ problem }) => problem.endsWith('to a request with a fault: no CSRF token'));
    expect(drift?.curl).toMatch(/-b "\$COOKIES" -H "X-Trace-Id: \$TRACE"$/);
  });
});

test('a body is judged by its media type, and JSON has no byte order mark', async () => {
  const as = async (type: string, before: string) => {
    const target = await service(async (asked, pass) => {
      const response = await pass();
      const isJudged = asked.url.endsWith('/persons/me') && response.ok;
      if (isJudged) response.headers.set('Content-Type', type);
      return isJudged ? new Response(before + (await response.text()), response) : response;
    });
    const [row] = await findDrift({ target, ...few, only: 'getMe' });
    return row?.drift.map(({ problem }) => problem);
  };
  expect(await as('Application/JSON;charset=UTF-8', '')).toEqual([]);
  expect(await as('application/hal+json', '')).toEqual([
    'the body at 200 is application/hal+json and not application/json',
  ]);
  expect(await as('application/json', '\uFEFF')).toEqual(['the body at 200 is said to be JSON and is none']);
});

test('each step of a workflow is judged, also its cookies', async () => {
  const target = await service(async (_asked, pass) => {
    const response = await pass();
    const cookies = response.headers.getSetCookie();
    response.headers.delete('Set-Cookie');
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie.replace('; HttpOnly', ''));
    return response;
  });
  expect((await runWorkflows(['lockout'], { target })).problems.join()).toContain(
    'sets a session cookie without HttpOnly',
  );
  expect((await runWorkflows(['lockout'], { target: mockOrigin() })).problems).toEqual([]);
});

test('listActivity is tried: only a response gives a cursor', async () => {
  const [row] = await findDrift({ target: mockOrigin(), ...few, only: 'listActivity' });
  expect(Object.keys(row?.statuses.valid ?? {})).toEqual(['200']);
});
