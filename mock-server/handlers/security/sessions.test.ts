import { describe, expect, test } from 'vitest';
import { applyScenario } from '../../seed';
import { impersonate, logIn } from '../../testing/acts';
import { type Caller, newCaller, testWorld } from '../../testing/client';
import { createPasskey, signInWith } from '../../testing/passkeys';
import { PERSONA_PASSWORD } from '../../world/store/make';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const DAY = 86_400_000;

async function twoBrowsers(): Promise<{ here: Caller; there: Caller }> {
  const here = await newCaller(await testWorld()).signIn('ann');
  const there = newCaller(here.world);
  await logIn(there, 'ann.lee', { 'user-agent': FIREFOX });
  return { here, there };
}

const sessionsOf = async (caller: Caller) => (await caller.expect('listSessions', '200')).body.sessions;

describe('the list of sessions', () => {
  test('shows this session first, then the last used one, and browser and system of each', async () => {
    const { here, there } = await twoBrowsers();
    here.world.clock.advance(1000);
    await logIn(newCaller(here.world), 'ann.lee', { 'user-agent': FIREFOX.replaceAll('Linux', 'Windows') });
    expect(await sessionsOf(here)).toMatchObject([
      { isCurrent: true, method: 'PASSWORD' },
      { isCurrent: false, browser: 'FIREFOX', system: 'WINDOWS' },
      { isCurrent: false, browser: 'FIREFOX', system: 'LINUX', method: 'PASSWORD' },
    ]);
    here.world.clock.advance(1000);
    await there.expect('getMe', '200');
    expect((await sessionsOf(here)).map(({ system }) => system)).toEqual(['OTHER', 'LINUX', 'WINDOWS']);
  });

  test('does not reveal the id in the cookie', async () => {
    const { here } = await twoBrowsers();
    const ids = here.world.db.sessions.all().map(({ id }) => id);
    const text = JSON.stringify(await sessionsOf(here));
    expect(ids.filter((id) => text.includes(id))).toEqual([]);
  });

  test('ends the session of another browser, which is gone at its next call', async () => {
    const { here, there } = await twoBrowsers();
    const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent);
    await there.expect('getMe', '200');
    await here.expect('endSession', '204', { path: { id: other?.id ?? '' } });
    await there.expect('getMe', '401 MISSING_SESSION_COOKIE');
    await here.expect('endSession', '404 NOT_FOUND', { path: { id: other?.id ?? '' } });
    const { body } = await here.expect('listActivity', '200');
    expect(body).toMatchObject({ entries: [{ kind: 'SESSION_ENDED', browser: 'FIREFOX' }, {}] });
  });
});

describe('the activity', () => {
  const entriesOf = async (caller: Caller) => (await caller.expect('listActivity', '200')).body.entries;

  test('shows sign-ins, failures and the lockout, the newest first', async () => {
    const ann = await newCaller(await testWorld()).signIn('ann');
    const thief = newCaller(ann.world);
    const body = { username: 'ann.lee', password: 'wrong', recaptchaToken: 'captcha-ok' };
    for (let n = 0; n < 5; n += 1) await thief.call('login', { body });
    const entries = await entriesOf(ann);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'ACCOUNT_LOCKED',
      ...Array.from({ length: 5 }, () => 'SIGN_IN_FAILED'),
    ]);
  });

  test('is that of the person alone, and says how a session began', async () => {
    const ann = await newCaller(await testWorld()).signIn('ann', { level: 3 });
    await ann.world.db.sessions.patch(ann.cookies.get('session') ?? '', { lastSeenAt: 0 });
    const { authenticator } = await createPasskey(ann);
    const other = newCaller(ann.world);
    await signInWith(other, authenticator);
    await logIn(newCaller(ann.world), 'ben.many');
    expect(await entriesOf(other)).toMatchObject([
      { kind: 'SIGNED_IN', method: 'PASSKEY' },
      { kind: 'PASSKEY_CREATED' },
    ]);
    expect(await sessionsOf(other)).toMatchObject([{ method: 'PASSKEY' }, { method: 'PASSWORD' }]);
  });

  test('goes on after an entry that a tester made, under a number that is free', async () => {
    const { here, there } = await twoBrowsers();
    const [first] = here.world.db.activities.all();
    await here.world.db.activities.add({ ...first, id: 'made', number: 2 });
    await here.world.db.activities.add({ ...first, id: 'activity-71', number: 70 });
    await there.signIn('ann');
    await here.expect('endOtherSessions', '200');
    expect((await entriesOf(here)).map(({ id, kind }) => [id, kind])).toEqual([
      ['activity-72', 'OTHER_SESSIONS_ENDED'],
      ['activity-71', 'SIGNED_IN'],
      ['made', 'SIGNED_IN'],
      ['activity-1', 'SIGNED_IN'],
    ]);
  });

  test('comes in pages by cursor, over more than 500 entries, each once', async () => {
    const world = await testWorld();
    await applyScenario(world, 'secured-account', { activities: 520 });
    const ann = await newCaller(world).signIn('ann');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 40, ...(cursor === undefined ? {} : { cursor }) };
      const { entries, nextCursor } = (await ann.expect('listActivity', '200', { query })).body;
      expect(entries).toHaveLength(40);
      seen.push(...entries.map(({ id }) => id));
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([520, 520]);
  });

  test('ends after 90 days', async () => {
    const { here } = await twoBrowsers();
    const kindsAfter = async (ms: number) => {
      here.world.clock.advance(ms);
      return (await entriesOf(await here.signIn('ann'))).length;
    };
    expect(await kindsAfter(90 * DAY - 1)).toBe(1);
    expect(await kindsAfter(1)).toBe(0);
  });

  test('keeps so many entries in a world, and drops the oldest', async () => {
    const { here } = await twoBrowsers();
    here.world.limits.activitiesKept = 3;
    for (let n = 0; n < 5; n += 1) await logIn(newCaller(here.world));
    expect(here.world.db.activities.count()).toBe(3);
  });
});

describe('the owner of an account is told', () => {
  const toldTo = ({ outbox }: Caller['world'], to: string) => outbox.list({ kind: 'securityChange', to }).at(-1)?.text;
  const entriesOf = async (personId: string, { world }: Caller) =>
    (await (await newCaller(world).signIn(personId)).expect('listActivity', '200')).body;

  test('when the username was changed', async () => {
    const ann = await newCaller(await testWorld()).signIn('ann');
    const chosen = {
      clientId: '100',
      associateId: 'associate-ann-100',
      username: 'ann.new',
      password: PERSONA_PASSWORD,
    };
    await ann.world.db.associates.patch('associate-ann-100', { suggestedUserId: 'ann.old' });
    await ann.expect('updateUsernames', '204', { body: { associateUsernames: [chosen] } });
    const { body } = await ann.expect('checkUsernameObligation', '200');
    expect(body).toMatchObject({ username: 'ann.new', associates: [{ userId: 'ann.new' }] });
    expect(await entriesOf('ann', ann)).toMatchObject({ entries: [{ kind: 'USERNAME_CHANGED' }] });
    expect(toldTo(ann.world, 'ann@example.com')).toContain('the username of your account was changed.');
  });

  test.each(['ann', 'oscar'])('who acted for whom and why, as %s reads it', async (reader) => {
    const oscar = await newCaller(await testWorld()).signIn('oscar');
    await impersonate(oscar);
    const subject = 'Oscar Reyes for Ann Lee: Case 88121';
    expect(await entriesOf(reader, oscar)).toMatchObject({ entries: [{ kind: 'IMPERSONATION_STARTED', subject }] });
    expect(toldTo(oscar.world, 'ann@example.com')).toContain(
      'Oscar Reyes from our support is acting on your behalf. The reason: Case 88121.',
    );
    expect(oscar.world.db.impersonations.get('impersonation-good')).toMatchObject({ reason: 'Case 88121' });
  });
});
