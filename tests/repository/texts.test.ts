import { builtIn } from '../../src/texts/i18n';
import { readPack } from '../support/texts/packs';
import { loads, saidBy } from './said';
import { expect, it, test } from 'vitest';

/**
 * A part of the page names the texts that it shows, so that they load with its code (see docs/decisions/texts.md).
 * Without a name, the page shows keys for a moment. A superfluous name loads texts that nobody reads.
 */
it('each screen and each part that loads later names exactly the texts that it says', () => {
  const wrong = loads().flatMap(({ place, module, texts }) => {
    const said = [...saidBy(module)].filter((one) => !(one in builtIn)).sort();
    return said.join() === texts.toSorted().join() ? [] : [`${place} loads ${module} with ['${said.join("', '")}']`];
  });
  expect(wrong).toEqual([]);
});

it('the first script has exactly the texts that it says', () => {
  expect([...saidBy('main')].sort()).toEqual(Object.keys(builtIn).sort());
});

test('no text names a control by its colour, shape or side', () => {
  const looks = /\b(on the (?:left|right)|(?:green|red|blue|grey|round|square) (?:button|link|box|icon|field))\b/i;
  expect([...readPack('en')].filter(([, text]) => looks.test(text))).toEqual([]);
});
