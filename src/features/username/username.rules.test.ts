import { describe, expect, it } from 'vitest';
import { suggestedUsernames, usernameProblems, type UsernameSettings, usernamesToCheck } from './username.rules';

const membership = (id: string, userId: string) => ({
  clientId: id,
  associateId: `associate-${id}`,
  clientName: `Client ${id}`,
  userId,
});
const settings: UsernameSettings = {
  username: 'mia.old',
  associates: [membership('1', 'mia.one'), membership('2', 'mia.two')],
  isReviewUsernameObligation: false,
  isNotAllowUpdateUsername: false,
};
const named = (first: string, second: string) => ({ 'associate-1': first, 'associate-2': second });
const problemOf = (first: string) => usernameProblems(named(first, 'mia.two'), settings)['associate-1'];

describe('the usernames of the form', () => {
  it('start with the suggestions, except for the current username', () => {
    expect(suggestedUsernames(settings)).toEqual(named('mia.one', 'mia.two'));
    expect(
      suggestedUsernames({ ...settings, associates: [membership('1', 'Mia.Old'), membership('2', 'mia.two')] }),
    ).toEqual(named('', 'mia.two'));
  });
  it('are valid as suggested', () => expect(usernameProblems(suggestedUsernames(settings), settings)).toEqual({}));
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['mia1', 'length'],
    ['mia.o', undefined],
    ['a'.repeat(40), undefined],
    ['a'.repeat(41), 'length'],
    ['.mia.one', 'pattern'],
    ['mia..one', 'pattern'],
    ['mia one', 'pattern'],
    ['mia_one-@9', undefined],
    ['mia.one.', undefined],
    ['MIA.OLD', 'current'],
    [' mia.old ', 'current'],
  ])('reports "%s" as %s', (typed, problem) => expect(problemOf(typed)).toBe(problem));
  it('reports the later one of two equal usernames, ignoring case', () => {
    expect(usernameProblems(named('mia.same', 'Mia.Same '), settings)).toEqual({ 'associate-2': 'duplicate' });
  });
  it('report all problems at once', () =>
    expect(usernameProblems(named('', 'mia.old'), settings)).toEqual({
      'associate-1': 'required',
      'associate-2': 'current',
    }));
  it('are required when a membership has no value', () =>
    expect(usernameProblems({}, settings)).toEqual({ 'associate-1': 'required', 'associate-2': 'required' }));
});

describe('the remote check', () => {
  it('runs only for a username that differs from the suggestion', () => {
    expect(usernamesToCheck(named('mia.one', 'mia.other '), settings)).toEqual([
      { associateId: 'associate-2', username: 'mia.other' },
    ]);
    expect(usernamesToCheck(suggestedUsernames(settings), settings)).toEqual([]);
  });
});
