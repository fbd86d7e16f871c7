import { describe, expect, test } from 'vitest';
import { newCaller, testWorld } from '../testing/client';
import type { VoiceName } from './names';

async function inVoice(voice: VoiceName, person = 'ann') {
  const world = await testWorld();
  world.voice = voice;
  return newCaller(world).signIn(person);
}

describe('the literal voice', () => {
  test('gives a 204 where the product shows no answer and the contract has a body', async () => {
    const ann = await inVoice('literal');
    expect(await ann.send('checkObligations')).toMatchObject({ status: 204, body: null });
    expect(await ann.send('logout')).toMatchObject({ status: 204, body: null });
  });

  test('gives an empty 200 where the contract has a 204', async () => {
    const answer = await (await inVoice('literal')).send('requestPasswordReset', { body: { identifier: 'ann.lee' } });
    expect(answer).toMatchObject({ status: 200, body: null });
    expect(answer.headers).not.toHaveProperty('content-type');
  });

  test('keeps the cookies that go with an answer', async () => {
    const ann = await inVoice('literal');
    await ann.send('logout');
    expect([...ann.cookies.keys()]).not.toContain('session');
  });

  test('leaves out what the product does not name, and optional fields that are empty', async () => {
    const ann = await inVoice('literal');
    expect((await ann.send('checkAuthentication')).body).toEqual({
      authentication_method: 'Lifion',
      levelOfAssurance: 1,
    });
    const me = (await ann.send('getMe')).body;
    expect(me).toMatchObject({ personId: 'ann', firstName: 'Ann' });
    expect(me).not.toHaveProperty('username');
    expect(me).not.toHaveProperty('allClientAccessRoles');
  });

  test('gives lists bare', async () => {
    const ann = await inVoice('literal');
    expect((await ann.send('getLandingProducts')).body).toBeInstanceOf(Array);
    expect((await ann.send('listSystemOfRecordContacts')).body).toBeInstanceOf(Array);
  });

  test('leaves errors as they are', async () => {
    const world = await testWorld();
    world.voice = 'literal';
    expect(await newCaller(world).send('checkAuthentication')).toMatchObject({ is: '401 MISSING_SESSION_COOKIE' });
  });
});

test('a world begins in the voice of the contract, and goes back to it with its seed', async () => {
  const world = await testWorld();
  expect(world.voice).toBe('contract');
  world.voice = 'literal';
  world.clear();
  expect(world.voice).toBe('contract');
});
