import { describe, expect, it } from 'vitest';
import { birthDateProblem, decideWay, type Facts, isWholeDate } from './user-confirmation.flow';

const facts: Facts = { email: 'ivy@example.com', skipToCreateAccount: false, mayLink: true, dateOfBirth: 'asked' };
const visitor = { isSignedIn: false, isDateChecked: false };

describe('the next page of an invited user', () => {
  it('shows both cards after the date check', () =>
    expect(decideWay(facts, { ...visitor, isDateChecked: true })).toBe('twoCards'));
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

function partsOf(date: string) {
  const [day = '', month = '', year = ''] = date.split('.');
  return { day, month, year };
}

describe('a typed date of birth', () => {
  const now = Date.parse('2026-06-15T12:00:00Z');
  it.each([
    ['required', ['..', '17.4.']],
    ['invalid', ['31.2.1990', '17.4.90']],
    ['range', ['17.4.0090', '31.12.1899', '17.6.2026', '17.4.2050']],
    [undefined, ['1.1.1900', '17.4.1990', '16.6.2026']],
  ])('has the problem %s as each of %j', (problem, dates) => {
    for (const date of dates) expect(birthDateProblem(partsOf(date), now), date).toBe(problem);
  });
  it('may be today from its first moment in the zone ahead of all others', () => {
    const today = { day: '16', month: '6', year: '2026' };
    const begins = Date.parse('2026-06-15T10:00:00Z');
    expect(birthDateProblem(today, begins - 1)).toBe('range');
    expect(birthDateProblem(today, begins)).toBeUndefined();
  });
  it('is whole with a day, a month and four digits of a year', () => {
    const whole = ['5.4.1990', '0.4.1990', '5.4.199', '.4.1990', '5..1990'].filter((date) =>
      isWholeDate(partsOf(date)),
    );
    expect(whole).toEqual(['5.4.1990']);
  });
});
