import { describe, expect, it } from 'vitest';
import {
  birthDateProblem,
  canCheck,
  type DateCheck,
  type DateEvent,
  dateReducer,
  decideWay,
  type Facts,
  isWholeDate,
} from './user-confirmation.flow';

const facts: Facts = { email: 'ivy@example.com', skipToCreateAccount: false, mayLink: true, dateOfBirth: 'asked' };
const visitor = { isSignedIn: false, isDateChecked: false };

describe('the next page of an invited user', () => {
  it('asks for the date of birth first', () => expect(decideWay(facts, visitor)).toBe('dateOfBirth'));
  it('shows both cards after the date check', () =>
    expect(decideWay(facts, { ...visitor, isDateChecked: true })).toBe('twoCards'));
  it('shows both cards at once without a date check', () =>
    expect(decideWay({ ...facts, dateOfBirth: 'notAsked' }, visitor)).toBe('twoCards'));
  it('shows the incomplete profile when the profile has no date of birth', () =>
    expect(decideWay({ ...facts, dateOfBirth: 'missing' }, visitor)).toBe('incompleteProfile'));
  it.each<[why: string, change: Partial<Facts>]>([
    ['the e-mail in the token has no valid pattern', { email: 'ivy at example' }],
    ['there is no e-mail in the token', { email: '' }],
    ['the client says so', { skipToCreateAccount: true }],
    ['existing accounts may not be linked', { mayLink: false }],
  ])('skips to account creation when %s', (_why, change) => {
    expect(decideWay({ ...facts, ...change, dateOfBirth: 'notAsked' }, visitor)).toBe('createAccount');
    expect(decideWay({ ...facts, ...change }, visitor)).toBe('dateOfBirth');
    expect(decideWay({ ...facts, ...change }, { isSignedIn: true, isDateChecked: true })).toBe('createAccount');
  });
  it('asks a signed-in user whether to link, yes or no, after the date check', () => {
    expect(decideWay(facts, { isSignedIn: true, isDateChecked: true })).toBe('yesOrNo');
    expect(decideWay(facts, { isSignedIn: true, isDateChecked: false })).toBe('dateOfBirth');
    expect(decideWay({ ...facts, dateOfBirth: 'missing' }, { ...visitor, isSignedIn: true })).toBe('incompleteProfile');
  });
});

describe('the date check (requested, then valid or an error code; it can be reset)', () => {
  const after = (...events: DateEvent[]) => events.reduce(dateReducer, { step: 'empty' } as DateCheck);
  const choose = { type: 'choose', date: '1990-04-17' } as const;

  it('needs a date', () => {
    expect(canCheck(after())).toBe(false);
    expect(after({ type: 'check' })).toEqual({ step: 'empty' });
    expect(canCheck(after(choose))).toBe(true);
    expect(canCheck(after(choose, { type: 'choose', date: '' }))).toBe(false);
  });
  it('is requested once, then valid', () => {
    expect(after(choose, { type: 'check' })).toEqual({ step: 'requested', date: '1990-04-17' });
    expect(canCheck(after(choose, { type: 'check' }))).toBe(false);
    expect(after(choose, { type: 'check' }, { type: 'verified' })).toEqual({ step: 'valid' });
  });
  it('keeps a refused date, and can be tried again', () => {
    const refused = after(choose, { type: 'check' }, { type: 'refuse', reason: 'incorrect' });
    expect(refused).toEqual({ step: 'refused', date: '1990-04-17', reason: 'incorrect' });
    expect(canCheck(refused)).toBe(true);
  });
  it('stays locked for every date until the lock ends', () => {
    const locked = after(choose, { type: 'check' }, { type: 'lock', until: 5 }, { type: 'choose', date: '1991-01-01' });
    expect(locked).toEqual({ step: 'locked', date: '1991-01-01', until: 5 });
    expect(canCheck(locked)).toBe(false);
    expect(dateReducer(locked, { type: 'lock-over' })).toEqual({ step: 'chosen', date: '1991-01-01' });
    const emptied = dateReducer(locked, { type: 'reset' });
    expect(emptied).toEqual({ step: 'locked', date: '', until: 5 });
    expect(dateReducer(emptied, { type: 'lock-over' })).toEqual({ step: 'empty' });
  });
  it('can be reset and cancelled', () => {
    expect(after(choose, { type: 'reset' })).toEqual({ step: 'empty' });
    expect(after(choose, { type: 'check' }, { type: 'cancel' })).toEqual({ step: 'chosen', date: '1990-04-17' });
  });
  it.each<DateEvent>([{ type: 'verified' }, { type: 'refuse', reason: 'unexpected' }, { type: 'lock', until: 5 }])(
    'ignores the response $type to a cancelled request',
    (event) => expect(after(choose, event)).toEqual({ step: 'chosen', date: '1990-04-17' }),
  );
  it.each<[DateCheck['step'], DateEvent[]]>([
    ['requested', [{ type: 'check' }]],
    ['valid', [{ type: 'check' }, { type: 'verified' }]],
  ])('ignores another date once it is %s', (step, events) => {
    const state = after(choose, ...events);
    expect(state.step).toBe(step);
    expect(dateReducer(state, { type: 'choose', date: '1991-01-01' })).toBe(state);
  });
  it.each<DateEvent>([{ type: 'cancel' }, { type: 'lock-over' }])('keeps a refusal at $type', (event) => {
    const refused = after(choose, { type: 'check' }, { type: 'refuse', reason: 'incorrect' });
    expect(dateReducer(refused, event)).toBe(refused);
  });
});

describe('a typed date of birth', () => {
  const now = Date.parse('2026-06-15T12:00:00Z');
  it.each([
    ['', '', '', 'required'],
    ['17', '4', '', 'required'],
    ['31', '2', '1990', 'invalid'],
    ['17', '4', '90', 'invalid'],
    ['17', '4', '0090', 'range'],
    ['31', '12', '1899', 'range'],
    ['1', '1', '1900', undefined],
    ['17', '4', '1990', undefined],
    ['16', '6', '2026', undefined],
    ['17', '6', '2026', 'range'],
    ['17', '4', '2050', 'range'],
  ])('%s.%s.%s: %s', (day, month, year, problem) => {
    expect(birthDateProblem({ day, month, year }, now)).toBe(problem);
  });
  it('may be today from its first moment in the zone ahead of all others', () => {
    const today = { day: '16', month: '6', year: '2026' };
    const begins = Date.parse('2026-06-15T10:00:00Z');
    expect(birthDateProblem(today, begins - 1)).toBe('range');
    expect(birthDateProblem(today, begins)).toBeUndefined();
  });
  it('is whole with a day, a month and four digits of a year', () => {
    expect(isWholeDate({ day: '5', month: '4', year: '1990' })).toBe(true);
    expect(isWholeDate({ day: '0', month: '4', year: '1990' })).toBe(false);
    expect(isWholeDate({ day: '5', month: '4', year: '199' })).toBe(false);
    expect(isWholeDate({ day: '', month: '4', year: '1990' })).toBe(false);
    expect(isWholeDate({ day: '5', month: '', year: '1990' })).toBe(false);
  });
});
