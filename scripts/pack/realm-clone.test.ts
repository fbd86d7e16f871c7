import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { copyInRealm, structuredClone as chosen } from './realm-clone';

test('a record of another realm becomes one of this realm, at every depth', () => {
  const outer: unknown = runInNewContext('({ id: 1, list: [{ none: null, left: undefined }], at: new Date(7) })');
  const copy = copyInRealm(outer);
  expect(copy).toStrictEqual({ id: 1, list: [{ none: null, left: undefined }], at: new Date(7) });
});

test('a copy shares nothing with its record, and a function is refused', () => {
  const record = { list: [{ name: 'Ann' }] };
  const copy = copyInRealm(record);
  record.list[0] = { name: 'Ben' };
  expect(copy).toStrictEqual({ list: [{ name: 'Ann' }] });
  expect(() => copyInRealm({ call: () => undefined })).toThrow('could not be cloned');
});

test('where a copy of the platform has the realm of the module, the function of the platform stays', () => {
  expect(chosen).toBe(globalThis.structuredClone);
});
