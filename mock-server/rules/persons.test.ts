import { describe, expect, test } from 'vitest';
import { makePerson, PERSONA_PASSWORD } from '../world/store/make';
import { newCaller, testWorld } from '../testing/client';

describe('the client of a session', () => {
  test.each([
    ['suspended', { suspended: true }],
    ['without a client', { clientId: null }],
  ])('is that of the next membership when the first is %s', async (_, values) => {
    const world = await testWorld();
    await world.db.associates.patch('associate-mia-100', values);
    const mia = newCaller(world);
    await mia.expect('login', '200', { body: { username: 'mia.obliged', password: PERSONA_PASSWORD } });
    expect((await mia.expect('getMe', '200')).body).toMatchObject({ clientId: '200' });
  });

  test('is none for a person without a membership', async () => {
    const world = await testWorld();
    await makePerson(world, { id: 'zoe', username: 'zoe.alone', firstName: 'Zoe', lastName: 'Alone' });
    const zoe = newCaller(world);
    await zoe.expect('login', '200', { body: { username: 'zoe.alone', password: PERSONA_PASSWORD } });
    expect((await zoe.expect('getMe', '200')).body).toMatchObject({ clientId: 'none', clientName: '' });
  });
});

test('the username of a membership signs in, also where another membership has none', async () => {
  const world = await testWorld();
  await world.db.associates.patch('associate-ann-100', { username: null });
  await world.db.associates.patch('associate-mia-200', { username: 'mia.at.200' });
  const mia = newCaller(world);
  await mia.expect('login', '200', { body: { username: 'mia.at.200', password: PERSONA_PASSWORD } });
  expect((await mia.expect('getMe', '200')).body).toMatchObject({ personId: 'mia', clientId: '200' });
});
