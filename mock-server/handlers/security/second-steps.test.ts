import { describe, expect, test } from 'vitest';
import { totpCode } from '../../rules/factors/totp';
import { type Caller, newCaller, testWorld, textAt } from '../../testing/client';

const ann = async () => newCaller(await testWorld()).signIn('ann', { level: 3 });
const STEP_MS = 30_000;

const setUp = async (caller: Caller) => (await caller.expect('startAuthenticatorApp', '201')).body.secret;

async function answerTotp(caller: Caller, code: string): Promise<string> {
  const started = await caller.expect('startMfaChallenge', '201', { body: { methodId: 'totp', requiredLevel: 3 } });
  return (await caller.call('verifyMfaChallenge', { path: { id: textAt(started, 'id') }, body: { code } })).is;
}

describe('an authenticator app', () => {
  test('is set up with a secret and the address of a QR code', async () => {
    const caller = await ann();
    const { body } = await caller.expect('startAuthenticatorApp', '201');
    expect(body.otpauthUri).toBe(
      `otpauth://totp/Lifion:ann.lee?secret=${body.secret}&issuer=Lifion&algorithm=SHA1&digits=6&period=30`,
    );
    const code = await totpCode(body.secret, caller.world.clock.now());
    await caller.expect('confirmAuthenticatorApp', '200', { body: { code } });
    expect((await caller.expect('getAccountSecurity', '200')).body).toMatchObject({
      authenticatorApp: { isSet: true, createdAt: '2026-11-21T17:00:00.000Z' },
    });
  });

  test('keeps its secret over a reload, for ten minutes', async () => {
    const caller = await ann();
    const secret = await setUp(caller);
    caller.world.clock.advance(caller.world.limits.authenticatorSetupMs - 1);
    expect(await setUp(caller)).toBe(secret);
    caller.world.clock.advance(1);
    const code = await totpCode(secret, caller.world.clock.now());
    await caller.expect('confirmAuthenticatorApp', '422 CODE_EXPIRED', { body: { code } });
    expect(await setUp(caller)).not.toBe(secret);
  });

  test('replaces nothing until it is confirmed, and is forgotten with the app', async () => {
    const caller = await ann();
    await caller.world.db.persons.patch('ann', { totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' });
    const secret = await setUp(caller);
    expect(caller.world.db.persons.get('ann')?.totpSecret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    await caller.expect('removeAuthenticatorApp', '204');
    const code = await totpCode(secret, caller.world.clock.now());
    await caller.expect('confirmAuthenticatorApp', '422 CODE_EXPIRED', { body: { code } });
  });

  test('accepts a code once, the one of its setup too', async () => {
    const caller = await ann();
    const secret = await setUp(caller);
    const code = await totpCode(secret, caller.world.clock.now());
    await caller.expect('confirmAuthenticatorApp', '200', { body: { code } });
    expect(await answerTotp(caller, code)).toBe('422 CODE_INCORRECT');
    caller.world.clock.advance(STEP_MS);
    const next = await totpCode(secret, caller.world.clock.now());
    expect(await answerTotp(caller, next)).toBe('200');
    expect(await answerTotp(caller, next)).toBe('422 CODE_INCORRECT');
  });
});

describe('backup codes', () => {
  const made = async (caller: Caller) => (await caller.expect('createBackupCodes', '201')).body;

  async function use(caller: Caller, code: string): Promise<string> {
    const body = { methodId: 'backup-code', requiredLevel: 3 };
    const started = await caller.call('startMfaChallenge', { body });
    if (started.status !== 201) return started.is;
    return (await caller.call('verifyMfaChallenge', { path: { id: textAt(started, 'id') }, body: { code } })).is;
  }

  test('are ten, without letters that are read as others', async () => {
    const { codes } = await made(await ann());
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test('count once they are kept, and end the former ones', async () => {
    const caller = await ann();
    const first = await made(caller);
    expect(await use(caller, first.codes[0] ?? '')).toBe('404 NOT_FOUND');
    await caller.expect('keepBackupCodes', '200', { path: { id: first.id } });
    const second = await made(caller);
    expect(await use(caller, first.codes[0] ?? '')).toBe('200');
    await caller.expect('keepBackupCodes', '200', { path: { id: second.id } });
    expect(await use(caller, first.codes[1] ?? '')).toBe('422 CODE_INCORRECT');
    expect(await use(caller, second.codes[1] ?? '')).toBe('200');
  });

  test('are used once, typed in any case, with or without the dash', async () => {
    const caller = await ann();
    const { id, codes } = await made(caller);
    await caller.expect('keepBackupCodes', '200', { path: { id } });
    expect(await use(caller, (codes[0] ?? '').toLowerCase().replace('-', ' '))).toBe('200');
    expect(await use(caller, codes[0] ?? '')).toBe('422 CODE_INCORRECT');
    expect((await caller.expect('getAccountSecurity', '200')).body).toMatchObject({ backupCodes: { left: 9 } });
    expect(caller.world.outbox.list({ kind: 'securityChange' }).at(-1)?.text).toContain('9 are left');
  });

  test('are stored as hashes only', async () => {
    const caller = await ann();
    const { id, codes } = await made(caller);
    await caller.expect('keepBackupCodes', '200', { path: { id } });
    const stored = JSON.stringify(caller.world.db.persons.get('ann'));
    expect(codes.filter((code) => stored.includes(code) || stored.includes(code.replace('-', '')))).toEqual([]);
  });

  test('can be kept for ten minutes, and once', async () => {
    const caller = await ann();
    const { id } = await made(caller);
    caller.world.clock.advance(caller.world.limits.authenticatorSetupMs);
    await caller.expect('keepBackupCodes', '404 NOT_FOUND', { path: { id } });
    const again = await made(caller);
    await caller.expect('keepBackupCodes', '200', { path: { id: again.id } });
    await caller.expect('keepBackupCodes', '404 NOT_FOUND', { path: { id: again.id } });
  });

  test('are the last of the methods of step-up', async () => {
    const caller = await ann();
    await caller.expect('keepBackupCodes', '200', { path: { id: (await made(caller)).id } });
    const { body } = await caller.expect('getMfaState', '200');
    expect(JSON.stringify(body)).toMatch(/"type":"BACKUP_CODE"\}\]/);
  });
});
