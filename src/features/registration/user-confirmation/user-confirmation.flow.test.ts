import { describe, expect, it } from 'vitest';
import { canCheck, type DateCheck, type DateEvent, dateReducer, decideWay, type Facts } from './user-confirmation.flow';

const facts: Facts = { email: 'ivy@example.com', skipToCreateAccount: false, mayLink: true, dateOfBirth: 'asked' };
const visitor = { isSignedIn: false, isDateChecked: false };

describe('the way of an invited person', () => {
  it('asks for the date of birth first', () => expect(decideWay(facts, visitor)).toBe('dateOfBirth'));
  it('shows both cards once the date is right', () =>
    expect(decideWay(facts, { ...visitor, isDateChecked: true })).toBe('twoCards'));
  it('shows both cards at once where nothing is asked', () =>
    expect(decideWay({ ...facts, dateOfBirth: 'notAsked' }, visitor)).toBe('twoCards'));
  it('ends with an incomplete profile where the profile has no date of birth', () =>
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
  it('asks who is signed in whether to link, yes or no', () =>
    expect(decideWay(facts, { ...visitor, isSignedIn: true })).toBe('yesOrNo'));
});

describe('the date check (requested, then valid or an error code; it can be reset)', () => {
  const after = (...events: DateEvent[]) => events.reduce(dateReducer, { step: 'empty' } as DateCheck);
  const choose = { type: 'choose', date: '1990-04-17' } as const;

  it('can be made only after a date is chosen', () => {
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
  it('keeps the date when it is refused, and can be tried again', () => {
    const refused = after(choose, { type: 'check' }, { type: 'refuse', reason: 'incorrect' });
    expect(refused).toEqual({ step: 'refused', date: '1990-04-17', reason: 'incorrect' });
    expect(canCheck(refused)).toBe(true);
  });
  it('waits while it is locked, whatever is chosen, and opens by itself', () => {
    const locked = after(choose, { type: 'check' }, { type: 'lock', until: 5 }, { type: 'choose', date: '1991-01-01' });
    expect(locked).toEqual({ step: 'locked', date: '1991-01-01', until: 5 });
    expect(canCheck(locked)).toBe(false);
    expect(dateReducer(locked, { type: 'lock-over' })).toEqual({ step: 'chosen', date: '1991-01-01' });
    expect(dateReducer(dateReducer(locked, { type: 'reset' }), { type: 'lock-over' })).toEqual({ step: 'empty' });
  });
  it('can be reset and cancelled', () => {
    expect(after(choose, { type: 'reset' })).toEqual({ step: 'empty' });
    expect(after(choose, { type: 'check' }, { type: 'cancel' })).toEqual({ step: 'chosen', date: '1990-04-17' });
  });
  it('ignores answers that nobody waits for', () => {
    expect(after(choose, { type: 'verified' })).toEqual({ step: 'chosen', date: '1990-04-17' });
    expect(after(choose, { type: 'refuse', reason: 'snag' })).toEqual({ step: 'chosen', date: '1990-04-17' });
  });
});
