import { expect, test } from 'vitest';
import { readPack } from '../support/texts/packs';

test('no text names a control by its colour, shape or side', () => {
  const looks = /\b(on the (?:left|right)|(?:green|red|blue|grey|round|square) (?:button|link|box|icon|field))\b/i;
  expect([...readPack('en')].filter(([, text]) => looks.test(text))).toEqual([]);
});
