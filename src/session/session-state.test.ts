import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endApp } from '../lifetime';
import {
  dispatchToSession,
  NO_INPUT,
  readPersonal,
  type SessionEvent,
  sessionReducer,
  sessionState,
  type SessionState,
  watchSessionState,
  writePersonal,
} from './session-state';

const start: SessionState = { number: 0, person: undefined, isOthers: false, before: undefined, input: NO_INPUT };
const after = (...events: readonly SessionEvent[]) => events.reduce(sessionReducer, start);

const named = (personId: string, askedIn = 0): SessionEvent => ({
  type: 'named',
  person: { personId, firstName: personId, lastName: '', username: undefined },
  askedIn,
});
const typed = (value: unknown, form = 'form'): SessionEvent => ({ type: 'typed', form, value });
const owned = (personId: string): SessionEvent => ({ type: 'owner-named', personId });
const ended = (keepsInput = true): SessionEvent => ({ type: 'ended', keepsInput });
const sealing: SessionEvent = { type: 'input-sealed' };

describe('the person of the page', () => {
  it('is the first one that the service names', () => {
    expect(after(named('ann')).person?.personId).toBe('ann');
  });

  it('stays when the service names another one, so that what this page still sends is refused', () => {
    expect(after(named('ann'), named('dana'))).toMatchObject({ person: { personId: 'ann' }, isOthers: true });
  });

  it('is this page’s again when the service names the same one', () => {
    expect(after(named('ann'), named('dana'), named('ann')).isOthers).toBe(false);
  });

  it('is not named by a late response of an earlier session', () => {
    expect(after(ended(), named('ann', 0)).person).toBeUndefined();
    expect(after(ended(), named('dana', 1)).person?.personId).toBe('dana');
  });

  it('is not named by a response from before an impersonation', () => {
    expect(after({ type: 'actor-changed' }, named('ann', 0)).person).toBeUndefined();
    expect(after(named('ann'), { type: 'actor-changed' })).toMatchObject({ person: undefined, number: 1 });
  });

  it('is named by a response that was asked for just before the sign-in was done', () => {
    expect(after(named('ann'), { type: 'begun' }, named('dana')).person?.personId).toBe('dana');
  });

  it('is no stranger to a session that begins or ends', () => {
    for (const event of [{ type: 'begun' }, ended()] as const)
      expect(after(named('ann'), named('dana'), event).isOthers, event.type).toBe(false);
  });
});

describe('the person before the page loaded again', () => {
  const again = (before?: string): SessionEvent => ({ type: 'loaded-again', before });

  it('is known until the service names somebody else', () => {
    expect(after(again('ann')).before).toBe('ann');
    expect(after(again('ann'), named('dana')).before).toBeUndefined();
    expect(after(named('dana'), again('ann')).before).toBeUndefined();
  });

  it('stays when the service names that person again, so that the page does not load again', () => {
    expect(after(again('ann'), named('ann')).before).toBe('ann');
    expect(after(named('ann'), again('ann')).before).toBe('ann');
  });

  it('is forgotten by a sign-in here', () => {
    expect(after(again('ann'), { type: 'begun' }).before).toBeUndefined();
  });
});

describe('the kept input of a signed-in form', () => {
  it('keeps one form while another is saved', () => {
    expect(after(typed('text'), typed('more', 'other'), typed(undefined)).input.forms).toEqual({ other: 'more' });
  });

  it('is sealed at the end of a session', () => {
    expect(after(typed('text'), owned('ann'), ended()).input).toMatchObject({ owner: 'ann', isSealed: true });
    expect(after(typed('text'), owned('ann'), sealing).input.isSealed).toBe(true);
  });

  it('comes back to its owner alone', () => {
    expect(after(typed('text'), owned('ann'), ended(), owned('ann')).input).toMatchObject({
      forms: { form: 'text' },
      isSealed: false,
    });
    expect(after(typed('text'), owned('ann'), ended(), owned('bob')).input).toEqual(NO_INPUT);
  });

  it('is dropped at the end of a session when its owner was never named', () => {
    expect(after(typed('text'), ended()).input).toEqual(NO_INPUT);
  });

  it('never gets the owner of an earlier session', () => {
    expect(after(typed('of ann'), owned('ann'), sealing, typed('of bob')).input).toEqual({
      owner: undefined,
      forms: { form: 'of bob' },
      isSealed: false,
    });
    expect(after(typed('of ann'), owned('ann'), typed(undefined)).input).toEqual(NO_INPUT);
  });
});

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
