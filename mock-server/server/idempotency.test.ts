import { describe, expect, it } from 'vitest';
import { resetWorld } from '../seed';
import { newCaller, testWorld } from '../testing/client';
import { KEPT_MS } from '../world/responses';

const body = { emailAddress: 'ann.home@example.com', isPersonal: true };
const headers = { 'idempotency-key': '"8e03978e40d543ddbc936894a57f9324"' };

async function ann() {
  const caller = await newCaller(await testWorld()).signIn('ann', { level: 3 });
  const count = () => caller.world.db.persons.get('ann')?.emails.length;
  return { caller, count, world: caller.world };
}

describe('an idempotency key', () => {
  it('gives a refusal again, even when its reason is gone', async () => {
    const { caller } = await ann();
    await caller.expect('addEmailAddress', '201', { body });
    await caller.expect('addEmailAddress', '409 DUPE_EMAIL_ERROR', { body, headers });
    await caller.call('deleteEmailAddress', { query: { emailAddress: body.emailAddress } });
    await caller.expect('addEmailAddress', '409 DUPE_EMAIL_ERROR', { body, headers });
    await caller.expect('addEmailAddress', '201', { body });
  });

  it('belongs to one browser', async () => {
    const { caller, world } = await ann();
    await caller.expect('addEmailAddress', '201', { body, headers });
    const other = newCaller(world);
    other.cookies.set('csrf-token', 'another-browser');
    await other.signIn('ann', { level: 3 });
    await other.expect('addEmailAddress', '409 DUPE_EMAIL_ERROR', { body, headers });
  });

  it('belongs to one person', async () => {
    const { caller, world } = await ann();
    await caller.expect('addEmailAddress', '201', { body, headers });
    const [own, csrf] = [newCaller(world), caller.cookies.get('csrf-token') ?? ''];
    await own.signIn('max', { level: 3 });
    own.cookies.set('csrf-token', csrf);
    expect((await own.expect('addEmailAddress', '201', { body, headers })).body).toMatchObject({ personId: 'max' });
  });

  it('is tried again after a failure of the server', async () => {
    const { caller, world } = await ann();
    world.faults.add({ operationId: 'addEmailAddress', status: 500, times: 1 });
    await caller.expect('addEmailAddress', '500 SERVER_ERROR', { body, headers });
    await caller.expect('addEmailAddress', '201', { body, headers });
  });

  it('is forgotten after 24 hours, and when the world is reset', async () => {
    const { caller, world } = await ann();
    const reset = { body: { identifier: 'ann.lee' }, headers };
    await caller.expect('requestPasswordReset', '204', reset);
    const sent = world.outbox.list().length;
    world.clock.advance(KEPT_MS - 1);
    await caller.expect('requestPasswordReset', '204', reset);
    expect(world.outbox.list()).toHaveLength(sent);
    world.clock.advance(1);
    await caller.expect('requestPasswordReset', '204', reset);
    expect(world.outbox.list()).toHaveLength(sent + 1);
    await resetWorld(world);
    await caller.expect('requestPasswordReset', '204', reset);
    expect(world.outbox.list()).toHaveLength(1);
  });
});
