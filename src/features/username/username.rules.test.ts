import { describe, expect, it } from 'vitest';
import { languages } from '../../../mock-server/handlers/platform/regions';
import { mergedPack } from '../../../tests/support/texts/packs';
import { companiesOf, suggestedUsernames, type UsernameSettings, usernamesSchema } from './username.rules';

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

/** The first reason against each username; undefined for a valid one. */
function problemsOf(...usernames: string[]) {
  const { error } = usernamesSchema(settings).safeParse({ usernames, password: 'any' });
  return usernames.map((_, index) => error?.issues.find(({ path }) => path[1] === index)?.message);
}

it.each([
  [1, 'Single'],
  [2, 'Multiple'],
  [21, 'Multiple'],
])('for %i companies the texts are those of %s', (count, texts) => expect(companiesOf(count)).toBe(texts));

describe('the usernames of the form', () => {
  it('start with the suggestions, except for the current username', () => {
    expect(suggestedUsernames(settings)).toEqual(['mia.one', 'mia.two']);
    expect(
      suggestedUsernames({ ...settings, associates: [membership('1', 'Mia.Old'), membership('2', 'mia.two')] }),
    ).toEqual(['', 'mia.two']);
  });
  it('are valid as suggested', () =>
    expect(problemsOf(...suggestedUsernames(settings))).toEqual([undefined, undefined]));
  it.each([
    ['   ', 'required'],
    ['mia.o', undefined],
    ['a'.repeat(40), undefined],
    ['.mia.one', 'username.pattern'],
    ['mia one', 'username.pattern'],
    ['mia_one-@9', undefined],
    ['mia.one.', undefined],
    ['MIA.OLD', 'username.current'],
    [' mia.old ', 'username.current'],
  ])('reports "%s" as %s', (typed, problem) => expect(problemsOf(typed, 'mia.two')[0]).toBe(problem));
  it('reports the later one of two equal usernames, ignoring case', () => {
    expect(problemsOf('mia.same', 'Mia.Same ')).toEqual([undefined, 'username.duplicate']);
  });
  it('report all problems at once', () => expect(problemsOf('', 'mia.old')).toEqual(['required', 'username.current']));
  it('are sent without the blanks around them', () =>
    expect(
      usernamesSchema(settings).parse({ usernames: ['mia.one', 'mia.other '], password: 'any' }).usernames,
    ).toEqual(['mia.one', 'mia.other']));
});

// Plural forms cannot express "one company": Chinese has one form for all numbers, and the Russian "one" includes 21.
it.each(languages)('the pages in %s have a text for one company and another one for several', (language) => {
  const pack = mergedPack(language);
  const differ = [...pack].filter(
    ([key, text]) => /^obligations:username.*Single/.test(key) && pack.get(key.replace('Single', 'Multiple')) !== text,
  );
  // Some titles are the same in some languages; the subtitles, the bodies and the review are not.
  expect(differ.length).toBeGreaterThanOrEqual(5);
});
