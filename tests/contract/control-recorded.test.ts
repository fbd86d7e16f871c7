import { expect, test, vi } from 'vitest';
import { createMock } from '../../mock-server/index';
import { fileOf, neutral } from './recording';

/** Longer answers are cut. */
const MOST = 12_000;
const AT = Date.UTC(2026, 10, 21, 17);
const ann = (password: string) => ({ body: { username: 'ann.lee', password } });

/** A QA person scripts a world, one call a line. "app" is a call of the app in one browser. */
const session = `
POST /clock {"freeze":true}
POST /clock {"set":"2026-11-21T17:00:00Z","advance":"PT5M"}
POST /clock {"freeze":false}
POST /clock {"freeze":true}
GET /clock
GET /personas
GET /invitations?kind=registration
GET /invitations?email=nell@example.com
GET /scenario
PATCH /scenario {"persons":{"zoe":{"name":"Zoe Ito","memberships":["100"],"obligations":["changePassword"]}}}
POST /obligations {"person":"ann","command":"changePassword"}
POST /obligations {"person":"ann","command":"reviewContactInfo"}
GET /state/obligations
DELETE /state/obligations/obligation-pat-1
GET /state
POST /people {"like":"ben","particular":{"preferredLanguage":"de-DE"}}
GET /people
PUT /flags/enableCodeSignIn {"isEnabled":false}
GET /flags
PATCH /limits {"failedLogins":2}
GET /limits
POST /deliveries {"channel":"email","lateMs":120000}
GET /deliveries
app wrong login
app login
app check
app forgotten password
GET /outbox
POST /clock {"advance":"PT2M"}
GET /outbox?kind=resetPassword
GET /outbox?to=nobody@example.com
POST /faults {"operationId":"login","times":1,"status":429,"code":"TOO_MANY_ATTEMPTS"}
POST /faults {"operationId":"checkAuthentication","nth":2,"drop":true}
GET /faults
app login
app login
app check
app check
GET /faults
DELETE /faults?id=fault-2
DELETE /faults
GET /journal?operationId=login&status=401
GET /journal?after=6
GET /journal?person=ann&method=POST
GET /journal?path=check
GET /journal?breaches=true
GET /journal?format=har
GET /changes
GET /coverage
POST /verify {"call":{"operationId":"login","status":200},"times":1}
POST /verify {"call":{"operationId":"login","body":{"username":"ann.lee"}},"atMost":1}
POST /verify {"sequence":[{"operationId":"login","status":401},{"operationId":"login"},{"operationId":"checkAuthentication"}]}
POST /verify {"sequence":[{"operationId":"requestPasswordReset"},{"operationId":"requestPasswordReset"}]}
PATCH /state/persons/ann {"isInactive":true}
app login
POST /journal/3/rewind {"as":"before-the-login"}
GET /worlds
DELETE /worlds/before-the-login
POST /sign-in {"persona":"ben"}
DELETE /journal
GET /journal
DELETE /outbox
DELETE /deliveries
GET /scenarios
POST /scenarios/password-change-locked {"params":{"person":"ben"}}
POST /reset {"scenario":"multi-client"}
GET /state/clients
GET /health
`;

test('each control call answers what it did before', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: AT });
  const mock = createMock();
  const world = await mock.world({ id: 'tour', seed: 7 });
  const visitor = world.visitor();
  const app: Readonly<Record<string, () => Promise<{ is: string }>>> = {
    'app wrong login': () => visitor.call('login', ann('Wrong-Harbor-1')),
    'app login': () => visitor.call('login', ann('Sunny-Harbor-42')),
    'app check': () => visitor.call('checkAuthentication'),
    'app forgotten password': () => visitor.call('requestPasswordReset', { body: { identifier: 'ann.lee' } }),
  };

  async function answerTo(line: string): Promise<string> {
    const call = app[line];
    if (call !== undefined)
      return call().then(
        ({ is }) => is,
        (error: unknown) => String(error),
      );
    const [method = '', path = '', ...rest] = line.split(' ');
    const body = rest.join(' ') || null;
    const headers = { 'X-Mock-World': world.id, ...(method !== 'GET' && { 'Content-Type': 'application/json' }) };
    const response = await mock.fetch(new Request(`${mock.origin}/__mock${path}`, { method, headers, body }));
    const text = await response.text();
    return `${response.status} ${text.slice(0, MOST).replaceAll('},{', '},\n    {')}`;
  }

  const lines: string[] = [];
  for (const line of session.trim().split('\n')) lines.push(line, `  ${await answerTo(line)}`);
  vi.useRealTimers();
  await expect(neutral(lines.join('\n'), AT)).toMatchFileSnapshot(fileOf('control'));
});
