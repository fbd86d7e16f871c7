import { expect, test } from 'vitest';
import { createMock } from '../../../index';
import { differencesOf } from './differences';

test('two worlds of the same seed are alike, although time passes', async () => {
  const mock = createMock();
  const [one, other] = [await mock.world({ seed: 7 }), await mock.world({ seed: 7 })];
  expect(differencesOf(await one.snapshot(), await other.snapshot())).toEqual([]);
});

test('a changed record names its fields, a new one its world', async () => {
  const mock = createMock();
  const [one, other] = [await mock.world({ seed: 7 }), await mock.world({ seed: 7 })];
  await one.state.patch('persons', 'ann', { isInactive: true });
  await one.state.create('groups', { name: 'here', url: 'https://payroll.example/' });
  await other.state.create('groups', { name: 'there', url: 'https://payroll.example/' });
  expect(differencesOf(await one.snapshot(), await other.snapshot())).toEqual([
    { collection: 'persons', id: 'ann', kind: 'both', fields: ['isInactive'] },
    { collection: 'groups', id: 'here', kind: 'here', fields: [] },
    { collection: 'groups', id: 'there', kind: 'there', fields: [] },
  ]);
});
