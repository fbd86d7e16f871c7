import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../mock-server/client';
import { findDrift } from '../../scripts/contract/drift';
import { notTried } from '../../scripts/contract/report';
import { runWorkflows } from '../../scripts/contract/workflows';
import { mockOrigin, refusal, service, withMockServer } from './own-service';

withMockServer();

/** A service has people and mailboxes, and no control interface. */
async function withoutControl() {
  const target = await service(({ url }, pass) =>
    url.startsWith('/__mock') ? new Response(null, { status: 404 }) : pass(),
  );
  const command = (code: string) => `"${process.execPath}" -e "${code.replaceAll('AT', `'${mockOrigin()}/__mock`)}"`;
  const mails = `fetch(AT/outbox?wait=100&to='+encodeURIComponent(process.env.MAIL_TO)).then((all)=>all.json())`;
  const newest = `${mails}.then((all)=>all.findLast(({code,link})=>code??link))`;
  const body = `new Blob([JSON.stringify({scenario:process.env.SCENARIO||'default'})],{type:'application/json'})`;
  // The first message to each comes late.
  const late = `f=${mkdtempSync(join(tmpdir(), 'mails-'))}/$MAIL_TO; [ -e "$f" ] || { : > "$f"; exit; };`;
  return {
    target,
    values: 'openapi/values.yaml',
    'mail-command': late + command(`${newest}.then((mail)=>console.log(mail?.code,mail?.link))`),
    'reset-command': command(`fetch(AT/reset',{method:'POST',body:${body}})`),
  };
}

test('every operation of the mock server matches the contract', async () => {
  const rows = await findDrift({ target: mockOrigin(), writes: true });
  expect(rows.filter(({ drift }) => drift.length > 0)).toEqual([]);
  expect(notTried(rows).join()).not.toContain('Refusals for');
}, 120_000);

test('a response off the contract is reported with its operation, and a command without the given headers', async () => {
  const off = { status: 200, body: { level: 'high' } };
  await connect(mockOrigin()).open('default').on('checkAuthentication').offSpec().answer(off);
  const target = mockOrigin();
  const [row] = await findDrift({ target, header: ['X-Key: secret'], only: 'checkAuthentication', writes: false });
  const said = JSON.stringify(row?.drift);
  expect(said).toContain("200 body must have required property 'authentication_method'");
  expect(row?.drift[0]?.curl).toContain(`curl -i '${target}/api/authentication-service/v0/check`);
  expect(row?.drift[0]?.curl).toContain('-H "x-key: $X_KEY"');
  expect(said).not.toContain('secret');
});

test('who cannot sign in, or has met the obligation during the run, is left out', async () => {
  let asks = 0;
  const target = await service(async (asked, pass) => {
    if (/noah|pia/.test(asked.body)) return refusal(401, 'INCORRECT_CREDS', asked);
    const response = await pass();
    const isMet = asked.url.includes('/check-obligations') && response.status === 412 && (asks += 1) > 1;
    return isMet ? Response.json({ isBlocked: false }) : response;
  });
  const rows = await findDrift({ target, writes: true, only: 'account-security' });
  await expect(findDrift({ target, writes: true, 'reset-command': 'exit 1' })).rejects.toThrow('"SCENARIO":""');
  expect(rows.filter(({ refusals }) => refusals.has('obligation'))).toHaveLength(1);
  const said =
    / did not let noah.noaccess in \(it answered 401 INCORRECT_CREDS\): check "withoutProduct" of the values/;
  expect(rows.flatMap(({ notes }) => notes).join()).toMatch(said);
  const [missing] = rows.filter(({ operationId }) => operationId === 'listPasskeys');
  expect(missing).toMatchObject({
    notTried: expect.stringMatching(/^They need "pia": .* pia.passkey /),
    sent: { valid: 0 },
  });
});

test('workflows at a service without the control interface say what they could not try', async () => {
  const lines: string[] = [];
  const { exitCode } = await runWorkflows([], await withoutControl(), (line) => lines.push(line));
  const told = lines.join('\n').replaceAll(/http:[\d./:]+\d/g, 'SERVICE');
  await expect(`${told}\n`).toMatchFileSnapshot('../../openapi/recorded/tools/workflows-elsewhere.txt');
  expect(exitCode).toBe(0);
}, 120_000);
