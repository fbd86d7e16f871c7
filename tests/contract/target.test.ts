import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MockServer, startMockServer } from '../../mock-server/adapters/node';
import { connect } from '../../mock-server/client';
import { matchOperation } from '../../mock-server/contract/route-index';
import { type OperationId, operations } from '../../openapi/generated/operations';
import { addressFrom } from '../../scripts/contract/service';
import { findDrift, REFUSED_SESSION } from '../../scripts/contract/drift';
import { inputsOf } from '../../scripts/contract/fuzz/inputs';
import { brokenOf, edgesOf } from '../../scripts/contract/fuzz/walk';
import { exitCodeOf, type Verdict, verdictOf } from '../../scripts/contract/report';
import { journeyProblems } from '../../scripts/contract/workflows';

interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

let mock: MockServer;
const running: Server[] = [];

beforeAll(async () => {
  mock = await startMockServer({ port: 0 });
});
beforeEach(async () => {
  await connect(mock.origin).open('default').reset();
  vi.stubEnv('CONTRACT_USERNAME', 'ann.lee');
  vi.stubEnv('CONTRACT_PASSWORD', 'Sunny-Harbor-42');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const server of running.splice(0)) server.close().closeAllConnections();
});
afterAll(() => mock.close());

/** A service on loopback. `answer` gets each request, and a way to let the mock server answer it. */
async function service(answer: (asked: Asked, pass: (as?: Partial<Asked>) => Promise<Response>) => unknown) {
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { method = '', url = '' } = incoming;
      const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, `${value}`]));
      for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) delete headers[name];
      const asked = { method, url, headers, body: Buffer.concat(parts).toString('latin1') };
      const pass = async (as?: Partial<Asked>) => {
        const { body, ...sent } = { ...asked, ...as };
        const init = {
          ...sent,
          redirect: 'manual' as const,
          ...(body !== '' && { body: Buffer.from(body, 'latin1') }),
        };
        const found = await fetch(`${mock.origin}${sent.url}`, init);
        return new Response(found.status === 204 ? null : await found.arrayBuffer(), found);
      };
      void (async () => {
        const response = await answer(asked, pass);
        if (!(response instanceof Response)) return;
        outgoing.writeHead(response.status, [
          ...[...response.headers].filter(([name]) => !['set-cookie', 'content-length'].includes(name)).flat(),
          ...response.headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie]),
        ]);
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      })();
    });
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

function refusal(status: number, code: string, { headers }: Asked): Response {
  const traceId = headers['x-trace-id'] ?? '';
  const body = { code, message: 'No.', traceId, errors: [{ code, message: 'No.' }] };
  return Response.json(body, { status, headers: { 'X-Trace-Id': traceId } });
}

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

  test('uses the token that the service has issued, and sends each cookie as the service wrote it', async () => {
    const cookies = new Set<string>();
    const target = await service(async (asked, pass) => {
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
    const rows = await findDrift({ target: mock.origin, writes: true, only: 'createBasicCredentials' });
    expect(rows.map(({ notTried }) => notTried)).toEqual([
      expect.stringMatching(/^No valid request got a success: 403 x \d+/),
    ]);
    expect([namesOf(rows, 'not tried'), exitCodeOf(rows)]).toEqual([['createBasicCredentials'], 2]);
  });
});

describe('a session that is refused', () => {
  test('leaves what needs one untried, and the run is not green', async () => {
    vi.stubEnv('CONTRACT_COOKIE', 'session=expired; csrf-token=x');
    const rows = await findDrift({ target: mock.origin, ...few, writes: true, only: 'account-security' });
    expect(namesOf(rows, 'DRIFT')).toEqual([]);
    expect(rows.find(({ operationId }) => operationId === 'listSessions')?.notTried).toBe(REFUSED_SESSION);
    expect([namesOf(rows, 'ok').includes('listSessions'), exitCodeOf(rows)]).toEqual([false, 2]);
  });

  test('is not said of a cookie that holds, nor of a run in which nobody signs in', async () => {
    const cookies = await connect(mock.origin).open('default').signIn('ann');
    vi.stubEnv(
      'CONTRACT_COOKIE',
      Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
    );
    expect(namesOf(await findDrift({ target: mock.origin, ...few, only: 'getMe' }), 'ok')).toEqual(['getMe']);
    vi.stubEnv('CONTRACT_COOKIE', '');
    vi.stubEnv('CONTRACT_USERNAME', '');
    const [row] = await findDrift({ target: mock.origin, ...few, only: 'getMe' });
    expect(row?.notTried).toBe('They need a session, and nobody was signed in.');
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

test('a huge body is no severe fault where an empty one would do', () => {
  const [base] = inputsOf('startPasskeyRegistration');
  const severe = brokenOf('startPasskeyRegistration', base).filter(({ fault }) => fault === 'severe');
  expect(severe.map(({ reason }) => reason)).not.toContain('huge');
});

test('each constraint is tried at its bound and just outside, also in a list and in one of several forms', () => {
  const tried = (id: OperationId) => {
    const inputs = inputsOf(id);
    const whys = inputs.flatMap((input) => [...edgesOf(id, input), ...brokenOf(id, input)]).map(({ why }) => why);
    return whys.map((why) => why.slice(0, why.indexOf(',')));
  };
  expect(tried('listActivity')).toEqual(
    expect.arrayContaining([
      'query parameter limit: minimum',
      'query parameter limit: maximum',
      'query parameter limit: type',
    ]),
  );
  const ofAccount = tried('createPerson');
  for (const at of [
    '/username: minLength',
    '/username: maxLength',
    '/email: minItems',
    '/email: maxItems',
    '/email/0/address: format',
    '/email/0: additionalProperties',
    '/email: required',
    '/termsAndConditionsChecked: const',
  ])
    expect(ofAccount).toContain(`body ${at}`);
  expect(tried('executeToken')).toContain('body /data/password: minLength');
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
  expect(await as('application/json;charset=UTF-8', '')).toEqual([]);
  expect(await as('application/hal+json', '')).toEqual([
    'the body at 200 is application/hal+json and not application/json',
  ]);
  expect(await as('application/json', '\uFEFF')).toEqual(['the body at 200 is said to be JSON and is none']);
});

test('each step of a journey is judged, also its cookies', async () => {
  const target = await service(async (_asked, pass) => {
    const response = await pass();
    const cookies = response.headers.getSetCookie();
    response.headers.delete('Set-Cookie');
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie.replace('; HttpOnly', ''));
    return response;
  });
  expect((await journeyProblems({ target }, ['lockout'])).join()).toContain('sets a session cookie without HttpOnly');
  expect(await journeyProblems({ target: mock.origin }, ['lockout'])).toEqual([]);
});

test('listActivity is tried: only a response gives a cursor', async () => {
  const [row] = await findDrift({ target: mock.origin, ...few, only: 'listActivity' });
  expect(Object.keys(row?.statuses.valid ?? {})).toEqual(['200']);
});

/** What the command prints, and its exit code. */
function command(...words: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((done) => {
    const { VITEST: _, VITEST_WORKER_ID: __, ...env } = process.env;
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/contract/index.ts', ...words], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    child.on('close', (code) => done({ code, said }));
  });
}

describe('the command', () => {
  const behindPath = () =>
    service((asked, pass) =>
      asked.url.startsWith('/hr/') ? pass({ url: asked.url.slice(3) }) : new Response(null, { status: 404 }),
    );

  test('refuses an unknown name with the nearest one, as a wrong use', async () => {
    const { code, said } = await command('--target', mock.origin, '--only', 'getMee');
    expect(said).toMatch('"getMee" is no operation and no service of the contract: did you mean "getMe"?');
    expect(code).toBe(2);
  }, 300_000);

  test('sends generated requests to one operation of the mock server', async () => {
    const { code, said } = await command('--only', 'getMe', '--cases', '1');
    expect(said).toContain('tests/contract/fuzz.test.ts');
    expect(code).toBe(0);
  }, 300_000);

  test('keeps the path of the target, and says what was found in the words of its verdicts', async () => {
    const target = await behindPath();
    const { code, said } = await command('--target', `${target}/hr/`, '--only', 'getMe');
    expect(said).toMatch(/ok getMe +valid: 200 x 1; broken: 400 x 2, 401 x 1, 403 x 1\n/);
    expect(said).toContain(`1 keep the contract, 0 not tried, 0 drift; 5 requests to ${target}/hr.`);
    expect(code).toBe(0);
  }, 300_000);

  test('runs the journeys at a server behind a path', async () => {
    const target = await behindPath();
    const { code, said } = await command('--workflows', '--base', `${target}/hr`, 'lockout');
    expect(said).toContain(`1 of 1 workflows`);
    expect(code).toBe(0);
  }, 300_000);
});

test.each([
  ['localhost:4010', 'is no address'],
  ['http://ann:secret@host/hr?x=1', 'write it as http://host/hr.'],
])('the address %s is refused', (text, message) => {
  expect(() => addressFrom(text)).toThrow(message);
  expect(() => addressFrom(text)).not.toThrow('secret');
});
