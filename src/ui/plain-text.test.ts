import { describe, expect, it } from 'vitest';
import { plainDigits, plainId, plainText } from './plain-text';

it.each([
  ['0123456789', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['١٧ أبريل ١٩٩٠', '17 أبريل 1990'],
])('%s becomes %s', (typed, plain) => expect(plainDigits(typed)).toBe(plain));

describe('a text that a person wrote', () => {
  it.each(['', ' ', '\n\t', '\u00a0', '\u200b', '\u2060 \ufeff', '\u202e\u202c', '\u3164'])('is empty: %j', (text) =>
    expect(plainText(text)).toBe(''),
  );
  it.each(['Zoë', '\u{1F469}\u200D\u{1F4BB}', 'علی\u200cرضا', '\u2764\ufe0f', '\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}'])(
    'stays: %j',
    (text) => expect(plainText(`\u200b ${text} \u2060`)).toBe(text),
  );
  it('is composed', () => expect(plainText('Zoe\u0308')).toBe('Zoë'));
  it('is read in time linear in its length', () => {
    expect(plainText(`${' \u200b'.repeat(500_000)}x`)).toBe('x');
    expect(plainText(`x${' '.repeat(1_000_000)}x`)).toHaveLength(1_000_002);
  });
});

it('a username, an address or a token has no unseen characters and no width', () => {
  for (const typed of ['ann.lee\u200b', 'ann\u00ad.lee', '\u202aann.lee\u202c ', 'ａｎｎ.ｌｅｅ', ' ann.lee'])
    expect(plainId(typed)).toBe('ann.lee');
});
