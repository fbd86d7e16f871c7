import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits';

test.each([
  ['0123456789', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['١٧ أبريل ١٩٩٠', '17 أبريل 1990'],
])('%s becomes %s', (typed, plain) => expect(plainDigits(typed)).toBe(plain));
