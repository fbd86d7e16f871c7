import { describe, expect, it } from 'vitest';
import { readName } from './names';

describe('a name for something new', () => {
  it('comes in each form of the code', () =>
    expect(readName('tax-forms', 'screen')).toEqual({
      kebab: 'tax-forms',
      camel: 'taxForms',
      pascal: 'TaxForms',
      sentence: 'Tax forms',
    }));

  it.each(['delete', 'class', 'private', 'static'])('is refused when JavaScript reserves it: %s', (word) =>
    expect(() => readName(word, 'screen')).toThrow(/is a word of JavaScript/),
  );

  it.each(['delete-account', 'type', 'of'])(
    'may contain such a word, or be one that JavaScript takes as a name: %s',
    (word) => expect(readName(word, 'screen').kebab).toBe(word),
  );

  it.each(['Tax', 'tax_forms', '1st', 'a-'])('is refused when it is not in kebab case: %s', (word) =>
    expect(() => readName(word, 'screen')).toThrow(/small letters/),
  );
});
