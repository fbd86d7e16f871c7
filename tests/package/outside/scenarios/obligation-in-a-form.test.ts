import { expect } from 'vitest';
import { logIn, PASSWORD, test } from './support';

test('an obligation that comes while a form is open is met, and the form is sent again', async ({ world }) => {
  const ann = world.visitor();
  await logIn(ann, 'ann.lee');
  const send = async () => (await ann.call('listMyDevices', {})).is;
  expect(await send()).toBe('200');
  await world.given.obligation('changePassword').for('ann');
  expect(await send()).toBe('412 BLOCKED_BY_OBLIGATION');
  const body = { oldPassword: PASSWORD, newPassword: 'Quiet!Meadow9Wx' };
  expect((await ann.call('changePassword', { body })).is).toBe('204');
  expect(await send()).toBe('200');
  await world.verify({
    sequence: [
      { operationId: 'listMyDevices', status: 412 },
      { operationId: 'changePassword', status: 204 },
      { operationId: 'listMyDevices', status: 200 },
    ],
  });
});
