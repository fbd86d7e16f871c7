import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A fresh copy of the module, as after a reload; storage stays. */
async function loaded() {
  vi.resetModules();
  return import('./personal');
}

const area = new Map<string, string>();
const stored = () => area.get('kept-input');

beforeEach(() => {
  area.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, value: string) => void area.set(key, value),
      removeItem: (key: string) => void area.delete(key),
    },
  });
});

describe('the kept input of a signed-in form', () => {
  it('is readable at once, and in storage only once its owner is known', async () => {
    const kept = await loaded();
    expect(kept.writePersonal('form', 'typed')).toBe(true);
    expect(kept.readPersonal('form')).toBe('typed');
    expect(stored()).toBeUndefined();
    kept.openInput('ann');
    expect(stored()).toBe('{"owner":"ann","forms":{"form":"typed"}}');
    expect(kept.writePersonal('form', 'typed more')).toBe(false);
  });

  it('is sealed after a reload, until its owner is confirmed', async () => {
    const before = await loaded();
    before.writePersonal('form', 'typed');
    before.openInput('ann');
    const kept = await loaded();
    expect(kept.isInputSealed()).toBe(true);
    expect(kept.readPersonal('form')).toBeUndefined();
    kept.openInput('ann');
    expect(kept.readPersonal('form')).toBe('typed');
  });

  it('leaves storage at the end of a session and comes back to its owner alone', async () => {
    for (const [user, expected] of [
      ['ann', 'typed'],
      ['bob', undefined],
    ] as const) {
      const kept = await loaded();
      kept.writePersonal('form', 'typed');
      kept.openInput('ann');
      kept.sealInput();
      expect(stored()).toBeUndefined();
      expect(kept.readPersonal('form')).toBeUndefined();
      kept.openInput(user);
      expect(kept.readPersonal('form')).toBe(expected);
      kept.dropInput();
    }
  });

  it('is dropped at the end of a session when its owner was never named', async () => {
    const kept = await loaded();
    kept.writePersonal('form', 'typed');
    kept.sealInput();
    kept.openInput('ann');
    expect(kept.readPersonal('form')).toBeUndefined();
  });

  it('never gets the owner of an earlier session', async () => {
    const kept = await loaded();
    kept.writePersonal('form', 'of ann');
    kept.openInput('ann');
    kept.sealInput();
    expect(kept.writePersonal('form', 'of bob')).toBe(true);
    kept.openInput('bob');
    expect(stored()).toBe('{"owner":"bob","forms":{"form":"of bob"}}');
    kept.writePersonal('form', undefined);
    expect(stored()).toBeUndefined();
    expect(kept.writePersonal('form', 'of ann')).toBe(true);
  });
});
