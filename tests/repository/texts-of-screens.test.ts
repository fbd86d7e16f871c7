import { expect, it } from 'vitest';
import { loads, saidBy } from './said';
import { builtIn } from '../../src/texts/built-in';

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
