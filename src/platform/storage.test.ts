import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removePersonal, writeStored } from './storage';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

describe('storage', () => {
  beforeEach(() => vi.stubGlobal('window', { localStorage: memory(), sessionStorage: memory() }));
  afterEach(() => vi.unstubAllGlobals());

  it('returns the written value, but no value of another shape', () => {
    expect(writeStored('actingSession', { id: '1', expiry: '2', mode: 'read' })).toBe(true);
    expect(readStored('actingSession')).toEqual({ id: '1', expiry: '2', mode: 'read' });
    for (const broken of ['{', '[]', 'null', '{"id":1}', '"x"']) {
      window.localStorage.setItem('acting-session', broken);
      expect(readStored('actingSession')).toBeUndefined();
    }
  });
  it('holds no personal data after removePersonal', () => {
    writeStored('passwordChanged', 'ann');
    writeStored('switchDetails', { username: 'ann', isNexoClient: false });
    writeStored('reloadedForChunk', 1);
    removePersonal();
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 1]);
  });
  it('keeps the username that the user asked to remember, and no broken one', () => {
    writeStored('rememberedUsername', 'ann.lee');
    removePersonal();
    expect(readStored('rememberedUsername')).toBe('ann.lee');
    for (const broken of ['7', 'null', '""', '["ann"]', 'ann']) {
      window.localStorage.setItem('remembered-username', broken);
      expect(readStored('rememberedUsername')).toBeUndefined();
    }
  });
  it('falls back to memory when it is full or forbidden', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new Error('forbidden');
      },
      sessionStorage: {
        ...memory(),
        setItem: () => {
          throw new Error('full');
        },
      },
    });
    expect(readStored('passwordChanged')).toBeUndefined();
    expect(writeStored('passwordChanged', 'ann')).toBe(false);
    expect(readStored('passwordChanged'), 'kept by the page itself').toBe('ann');
    expect(writeStored('reloadedForChunk', 1)).toBe(false);
    expect(() => removePersonal()).not.toThrow();
    expect(readStored('passwordChanged'), 'and gone with the rest').toBeUndefined();
  });
});
