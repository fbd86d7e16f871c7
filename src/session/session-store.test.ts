import { beforeEach, expect, it, vi } from 'vitest';
import { endApp } from '../lifetime';
import { dispatchToSession, readPersonal, sessionState, watchSessionState, writePersonal } from './session-store';

const area = new Map<string, string>();
const stored = () => area.get('kept-input');

beforeEach(() => {
  area.clear();
  endApp();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, value: string) => void area.set(key, value),
      removeItem: (key: string) => void area.delete(key),
    },
  });
});

const owner = (personId: string) => dispatchToSession({ type: 'owner-named', personId });

it('keeps input readable at once, and in storage only once its owner is known', () => {
  expect(writePersonal('form', 'typed')).toBe(true);
  expect([readPersonal('form'), stored()]).toEqual(['typed', undefined]);
  owner('ann');
  expect(stored()).toBe('{"owner":"ann","forms":{"form":"typed"}}');
  expect(writePersonal('form', 'typed more')).toBe(false);
});

it('seals input after a reload, until its owner is confirmed', () => {
  writePersonal('form', 'typed');
  owner('ann');
  endApp();
  expect([sessionState().input.isSealed, readPersonal('form')]).toEqual([true, undefined]);
  owner('ann');
  expect(readPersonal('form')).toBe('typed');
});

it('takes saved input out of storage', () => {
  writePersonal('form', 'typed');
  owner('ann');
  writePersonal('form', undefined);
  expect(stored()).toBeUndefined();
});

it('tells what a change was before, also for a change that a listener makes', () => {
  const numbers: [number, number][] = [];
  watchSessionState((next, before) => {
    numbers.push([before.number, next.number]);
    if (next.number === 1) dispatchToSession({ type: 'actor-changed' });
  });
  dispatchToSession({ type: 'actor-changed' });
  expect(numbers).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
